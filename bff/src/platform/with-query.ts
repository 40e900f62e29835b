/** The path with the filters that are set. */
export function withQuery(path: string, filter: object): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}
