import { PurgeCSS } from 'purgecss';

/** The rules of these stylesheets that the page can use as it stands; the whole sheets come with the scripts. */
export async function usedCss(sheets: readonly string[], html: string): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: `<html lang="en" data-letters="later"><body>${html}</body></html>`, extension: 'html' }],
    css: sheets.map((raw) => ({ raw })),
    extractors: [{ extensions: ['html'], extractor: partsOf }],
    safelist: { standard: ['html', 'body', ':root', ':focus-visible'], variables: namesOf(html) },
    keyframes: true, variables: true,
  });
  return results.map(({ css }) => tight(css)).join('');
}

/** Custom properties that the page itself names, as drawings do in `fill`. */
const namesOf = (html: string): string[] => [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** What selectors can name: tags, classes, ids and attributes; a word of the text is none of them. */
function partsOf(html: string) {
  const parts = { tags: new Set<string>(), classes: new Set<string>(), ids: new Set<string>(), names: new Set<string>(), values: new Set<string>() };
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    parts.tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      parts.names.add(name);
      if (name === 'class') for (const each of value.split(/\s+/)) parts.classes.add(each);
      else if (name === 'id') parts.ids.add(value);
      else parts.values.add(value);
    }
  }
  const { tags, classes, ids, names, values } = parts;
  return { tags: [...tags], classes: [...classes], ids: [...ids], attributes: { names: [...names], values: [...values] }, undetermined: [] };
}

/** Without comments and without room that only people need. */
const tight = (css: string): string =>
  css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};,>]) ?/g, '$1').replaceAll(': ', ':').replace(/([:(, -])0\./g, '$1.').replaceAll(';}', '}').trim();
