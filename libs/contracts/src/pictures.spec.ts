import { PICTURE } from './limits.js';
import {
  focusOf,
  pictureAt,
  pictureKey,
  pictureProblem,
  pictureUrl,
  pictureWidths,
  withFocus,
  withoutFocus,
} from './pictures.js';

const name = `${'0123456789abcdef'.repeat(2)}-1280x853-e9b44c`;

it.each([
  ['A-146', 'image/jpeg', 10, null],
  ['A-146', 'image/jpg', 10, null],
  ['A-146', 'image/png', 10, null],
  ['A-146', 'image/gif', 10, null],
  ['A-146', 'image/svg+xml', 10, 'Please select a valid image file (JPEG, PNG, GIF)'],
  ['A-146', 'image/webp', 10, 'Please select a valid image file (JPEG, PNG, GIF)'],
  ['A-146', '', 10, 'Please select a valid image file (JPEG, PNG, GIF)'],
  ['A-147', 'image/png', PICTURE.maxBytes, null],
  ['A-147', 'image/png', PICTURE.maxBytes + 1, 'Image size should be less than 5MB'],
])('%s of a %s of %i bytes says %j', (_id, type, size, problem) =>
  expect(pictureProblem({ type, size })).toBe(problem),
);

it('F-004 derives size, colour, formats and widths of a picture from its URL', () => {
  const url = pictureUrl('catalog', name);
  expect(url).toBe(`/media/catalog/${name}/1280.webp`);
  const at = `/media/catalog/${name}`;
  expect(pictureAt(url)).toEqual({
    owner: 'catalog',
    url,
    width: 1280,
    height: 853,
    color: '#e9b44c',
    sources: [
      { type: 'image/avif', srcSet: `${at}/320.avif 320w, ${at}/640.avif 640w, ${at}/1280.avif 1280w` },
      { type: 'image/webp', srcSet: `${at}/320.webp 320w, ${at}/640.webp 640w, ${at}/1280.webp 1280w` },
    ],
  });
});

it.each([
  [1280, [320, 640, 1280]],
  [384, [96, 192, 384]],
  [500, [125, 250, 500]],
  [1, [1]],
  [3, [1, 2, 3]],
])('a picture %i wide is kept %j wide, never larger', (width, widths) => expect(pictureWidths(width)).toEqual(widths));

it.each([
  '/art/hero.svg',
  'https://lh3.googleusercontent.com/a',
  `https://evil.test/media/catalog/${name}/1280.webp`,
  `//evil.test/media/catalog/${name}/1280.webp`,
  `/media/catalog/${name}/640.webp`,
  `/media/catalog/${name}/1280.avif`,
  `/media/catalog/${name}/../1280.webp`,
  `/media/cat%61log/${name}/1280.webp`,
  `/media/catalog/${name}/1280.webp?x`,
  `/media/catalog/${name}/1280.webp\n`,
  '/media/catalog/x/1280.webp',
  '',
])('T45 finds no picture of ours at %j', (url) => expect([pictureKey(url), pictureAt(url)]).toEqual([null, null]));

it.each([
  [
    { x: 42, y: 7 },
    { x: 40, y: 10 },
  ],
  [
    { x: -3, y: 250 },
    { x: 0, y: 100 },
  ],
  [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ],
])('a focal point %p is kept with the address as %p, and can be chosen again', (point, kept) => {
  const url = pictureUrl('catalog', `${'0f'.repeat(16)}-640x480-e9b44c`);
  const once = withFocus(url, point);
  expect(focusOf(once)).toEqual(kept);
  expect(withFocus(withFocus(url, { x: 0, y: 0 }), point)).toBe(once);
  expect(withoutFocus(once)).toBe(url);
  expect(pictureAt(once)).toEqual(pictureAt(url));
});

it.each([['#focus=101,0'], ['#focus=5,5'], ['#focus=,'], ['#focus=10'], ['']])('%p is no focal point', (end) => {
  expect(focusOf(`/art/hero.svg${end}`)).toBeNull();
});
