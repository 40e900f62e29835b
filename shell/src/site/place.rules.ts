interface Place {
  latitude: number;
  longitude: number;
}

/** The position in an OpenStreetMap URL; undefined for other URLs. */
export function placeOf(mapUrl: string): Place | undefined {
  const [, latitude, longitude] = /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(mapUrl) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : undefined;
}

/** Degrees from the centre of the embedded map to its edges. */
const [WIDE, HIGH] = [0.006, 0.004];

const toFixed5 = (degrees: number): string => degrees.toFixed(5);

/** The URL of an embeddable map around a position. */
export const embedUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [longitude - WIDE, latitude - HIGH, longitude + WIDE, latitude + HIGH].map(toFixed5).join(','),
    layer: 'mapnik',
    marker: `${toFixed5(latitude)},${toFixed5(longitude)}`,
  })}`;
