import { PurgeCSS } from 'purgecss';

/** The rules of these stylesheets that the page can use as it stands; the whole sheets come with the scripts. */
export async function usedCss(sheets: readonly string[], html: string): Promise<string> {
  const results = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: sheets.map((raw) => ({ raw })),
    safelist: { standard: ['html', 'body', ':root', ':focus-visible'] },
    keyframes: true, variables: true,
  });
  return results.map(({ css }) => tight(css)).join('');
}

/** Without comments and without room that only people need. */
const tight = (css: string): string => css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};,>]) ?/g, '$1').replaceAll(': ', ':').replace(/([:(, -])0\./g, '$1.').replaceAll(';}', '}').trim();
