import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';

/** What somebody does to an element says nothing of whether the page has it: nested, such a rule stands alone as `&:hover`. */
const TOUCHED = [':hover', ':focus', ':focus-visible', ':focus-within', ':active'];

const MOST = 100;

/** The rules of stylesheets that a page can use as it stands; the whole sheets come with the scripts. Pages made of the same parts share theirs. */
export class UsedCss {
  private readonly known = new Map<string, Promise<string>>();

  of(sheets: readonly string[], html: string): Promise<string> {
    const [parts, variables] = [partsOf(`<html lang="en"><body>${html}</body></html>`), variablesOf(html)];
    const key = createHash('sha1')
      .update(JSON.stringify([sheets, parts, variables]))
      .digest('base64');
    const css = this.known.get(key) ?? purged(sheets, parts, variables);
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(key, css);
    css.catch(() => this.known.delete(key));
    return css;
  }
}

async function purged(sheets: readonly string[], parts: Parts, variables: string[]): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: sheets.map((raw) => ({ raw })),
    extractors: [{ extensions: ['html'], extractor: () => parts }],
    safelist: { standard: ['html', 'body', ':root', ...TOUCHED], variables: withTheirs(variables, sheets.join()) },
    keyframes: true,
    variables: true,
  });
  return results.map(({ css }) => tight(css)).join('');
}

/** Colours that a drawing in the page itself asks for. */
const variablesOf = (html: string): string[] =>
  [...new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))].sort();

/** These variables, and those their values ask for. */
function withTheirs(names: readonly string[], css: string, found = new Set<string>()): string[] {
  for (const name of names.filter((each) => !found.has(each))) {
    found.add(name);
    for (const [, value = ''] of css.matchAll(new RegExp(`${name}:([^;}]*)`, 'g')))
      withTheirs(variablesOf(value), css, found);
  }
  return [...found];
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** What is in these attributes no rule asks for. */
const WORDS = new Set(['value', 'name', 'href', 'src', 'srcset', 'sizes', 'alt', 'aria-label', 'd', 'content']);

interface Parts {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  undetermined: string[];
}

/** What selectors can name: tags, classes, ids and attributes, each once; a word of the text is none of them. */
function partsOf(html: string): Parts {
  const parts = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    names: new Set<string>(),
    values: new Set<string>(),
  };
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    parts.tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      parts.names.add(name);
      if (name === 'class') for (const each of value.split(/\s+/)) parts.classes.add(each);
      else if (name === 'id') parts.ids.add(value);
      else if (!WORDS.has(name)) parts.values.add(value);
    }
  }
  const [tags, classes, ids, names, values] = [parts.tags, parts.classes, parts.ids, parts.names, parts.values].map(
    (each) => [...each].sort(),
  ) as [string[], string[], string[], string[], string[]];
  return { tags, classes, ids, attributes: { names, values }, undetermined: [] };
}

/** A layer of which the page uses nothing; their order stands in the first rule of all. */
const EMPTY = /@layer \w+\{(?:\[[^\]]*\]\{\})?\}/g;

/** Without comments and without room that only people need. */
const tight = (css: string): string =>
  css
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replace(/([:(, -])0\./g, '$1.')
    .replaceAll(';}', '}')
    .replace(EMPTY, '')
    .trim();
