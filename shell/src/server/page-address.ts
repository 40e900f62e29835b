import type { DescribedPage } from './described-pages.js';

/**
 * The one address under which a page is drawn for `url`: no slash at its end, and of its query only what the page reads, in the page's
 * order. Null where none is drawn: no such page, or a value longer than any that makes sense.
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
