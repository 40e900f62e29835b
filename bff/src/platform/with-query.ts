/** The path with the filters that are set. */
export function withQuery<Name extends string>(path: string, filter: Readonly<{ [K in Name]?: string }>): string {
  const given = Object.entries<string | undefined>(filter).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}
