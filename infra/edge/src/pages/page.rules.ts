const SLOT = /<script type="application\/json" id="remotes">[\s\S]*?<\/script>/;

/** JSON that can stand inside a script element, whatever it contains. */
export const asInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The shell's page with the registry in its `#remotes` block, which is added to the head when the page has none. */
export function composePage(page: string, registry: object): string {
  const block = `<script type="application/json" id="remotes">${asInlineJson(registry)}</script>`;
  return SLOT.test(page) ? page.replace(SLOT, () => block) : page.replace('</head>', () => `${block}</head>`);
}
