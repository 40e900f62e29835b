/** A mail uses only its attached images: no scripts, stylesheets, fonts or remote images. */
export function expectNothingLoaded(html: string): void {
  expect(html).not.toMatch(/<(?:script|link|iframe|object|embed)\b|url\(|@import|srcset=|background=/);
  const sources = [...html.matchAll(/\bsrc="([^"]*)"/g)].map(([, source]) => source);
  expect(html.match(/<img\b/g)).toHaveLength(sources.length);
  for (const source of sources) expect(source).toMatch(/^cid:/);
}
