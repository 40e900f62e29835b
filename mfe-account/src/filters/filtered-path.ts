/** The path of a page of a filtered list; a filter of '' is left out. */
export function filteredPath(path: string, filter: object, cursor: string): string {
  const given = Object.entries<string>({ ...filter, cursor }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}
