import { asInlineJson } from './page.rules.js';

/** The shell's page and what the edge takes from it. */
export interface ShellParts {
  page: string;
  /** Name of the shell's server bundle; undefined when it has none. */
  server: string | undefined;
}

const SERVER = /<script type="application\/json" id="server">"(server\.\w+\.cjs)"<\/script>/;
/** A server-rendered page comes with its data, and asks who is signed in once it is hydrated. */
const AHEAD = /<script src="\/ahead\.js"[^>]*><\/script>\s*/;

export const parseShell = (page: string): ShellParts => ({
  page: [SERVER, AHEAD].reduce((text, pattern) => text.replace(pattern, ''), page),
  server: SERVER.exec(page)?.[1],
});

export interface Preload {
  href: string;
  integrity?: string;
}

/** The page with preloads of the files of its owner, which are fetched beside the shell's own. */
export const withPreloads = (page: string, preloads: readonly Preload[]): string =>
  page.replace(
    '</head>',
    () =>
      `${preloads.map(({ href, integrity }) => `<link rel="preload" as="${href.endsWith('.css') ? 'style' : 'script'}" href="${href}"${integrity ? ` integrity="${integrity}"` : ''}>`).join('')}</head>`,
  );

export interface DocumentParts {
  shell: ShellParts;
  /** The page's own tags for the head, and what stands in `#root`. */
  head: string;
  html: string;
  /** The data the page was rendered from. */
  answers: unknown;
  /** The owner's stylesheets, and its scripts to preload. */
  styles: readonly string[];
  preloads: readonly Preload[];
  /** The text of `/theme.js`. */
  theme: string;
  /** The text of `/ahead.js` on a signed-in page. */
  ahead?: string;
}

/** The whole document: readable and styled before any script has come. */
export function composeDocument({ shell, head, html, answers, styles, preloads, theme, ahead }: DocumentParts): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const page = shell.page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/>\s+</g, '><')
    .replace(
      '<script src="/theme.js"></script>',
      () => `${[theme, ahead].map((text) => (text === undefined ? '' : `<script>${text}</script>`)).join('')}`,
    )
    .replace('</head>', () => `${sheets}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"${ahead === undefined ? '' : ' data-waiting'}>${html}</div><script type="application/json" id="answers">${asInlineJson(answers)}</script>`,
    );
  return withPreloads(page, preloads);
}
