import type { DescribedPage } from './described-pages.js';

/**
 * The canonical address under which a page is rendered for `url`: no trailing slash, and only the query parameters that
 * the page reads, in the page's order. Null when nothing is rendered: no such page, or a value that is too long.
 */
export function pageAddress(pages: readonly DescribedPage[], url: string): string | null {
  const [path = '', ...query] = url.split('?');
  const page = pages.find((each) => each.path === path.replace(/(?<=[^/])\/$/, ''));
  if (!page) return null;
  const given = new URLSearchParams(query.join('?'));
  const read = Object.entries(page.params).flatMap(([name, longest]) => {
    const value = given.get(name) ?? '';
    return value === '' ? [] : [{ name, value, longest }];
  });
  if (read.some(({ value, longest }) => value.length > longest)) return null;
  const canonical = new URLSearchParams(read.map(({ name, value }) => [name, value]));
  return read.length === 0 ? page.path : `${page.path}?${canonical}`;
}
