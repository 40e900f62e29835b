import { KeptPages } from './kept-pages.js';

const page = (text: string) => ({ text, inlineScripts: [], inlineStyles: [] });

it('keeps so many pages and forgets the one drawn longest ago', () => {
  const pages = new KeptPages(2);
  for (const address of ['/a', '/b', '/a', '/c']) pages.keep(address, page(address));
  expect(['/a', '/b', '/c'].map((address) => pages.get(address)?.document.text)).toEqual(['/a', undefined, '/c']);
});

it('knows a page that was drawn anew and did not change: it is not compressed again', () => {
  const pages = new KeptPages(2);
  const first = pages.keep('/a', page('same'));
  expect(pages.keep('/a', page('same'))).toBe(first);
  expect(pages.keep('/a', page('other'))).not.toBe(first);
});
