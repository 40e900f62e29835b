import { pageCache, type RenderedPage } from './page-cache.js';

const page = (characters: number): RenderedPage => ({
  text: 'x'.repeat(characters),
  etag: '',
  inlineScripts: [],
  source: { files: '', reads: [], isWhole: true, renderedAt: 0 },
});

it('T67 keeps pages of four million characters together, those of their addresses too, the newest first', () => {
  const cache = pageCache(100);
  for (let at = 0; at < 10; at += 1) cache.set(`/${at}`, page(900_000));
  expect([...cache.keys()]).toEqual(['/9', '/8', '/7', '/6']);
  cache.set('/'.repeat(4_000_000), page(1));
  expect(cache.has('/'.repeat(4_000_000))).toBe(false);
});
