import { embedUrl, placeOf } from './place.rules.js';

it.each([
  [
    'https://www.openstreetmap.org/?mlat=6.9110&mlon=79.8640#map=17/6.9110/79.8640',
    { latitude: 6.911, longitude: 79.864 },
  ],
  ['https://www.openstreetmap.org/?mlat=-6.5&mlon=-79', { latitude: -6.5, longitude: -79 }],
  ['https://maps.example/x', undefined],
  ['https://www.openstreetmap.org/?mlat=6.9', undefined],
  ['https://www.openstreetmap.org/?mlat=6.9.1&mlon=7..', undefined],
  ['', undefined],
])('reads the place of %s', (mapUrl, place) => {
  expect(placeOf(mapUrl)).toEqual(place);
});

it('E4 shows the streets around with the salon marked in their middle', () => {
  const { origin, pathname, searchParams } = new URL(embedUrl({ latitude: 6.911, longitude: 79.864 }));
  expect([origin, pathname]).toEqual(['https://www.openstreetmap.org', '/export/embed.html']);
  expect(Object.fromEntries(searchParams)).toEqual({
    bbox: '79.85800,6.90700,79.87000,6.91500',
    layer: 'mapnik',
    marker: '6.91100,79.86400',
  });
});
