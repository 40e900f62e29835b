import { asInlineJson } from './page.rules.js';

/** The shell's page in parts: what the browser loads, and the page without it. */
export interface ShellParts {
  page: string;
  /** Name of the shell's server bundle; undefined when it has none. */
  server: string | undefined;
  styles: string[];
  /** Scripts to preload, and those to run, in order. */
  preloads: string[];
  scripts: string[];
}

const SERVER = /<script type="application\/json" id="server">"(server\.\w+\.cjs)"<\/script>/;
const STYLE = /<link rel="stylesheet" href="([^"]+)">/g;
const PRELOAD = /<link rel="preload" as="script" href="([^"]+)">/g;
/** A server-rendered page comes with its data, and asks who is signed in once it is hydrated. */
const AHEAD = /<script src="\/ahead\.js"[^>]*><\/script>\s*/;
const RUN = /<script defer[^>]* src="([^"]+)"[^>]*><\/script>/g;

const found = (page: string, pattern: RegExp): string[] =>
  [...page.matchAll(pattern)].map(([, address = '']) => address);

export function parseShell(page: string): ShellParts {
  const rest = [SERVER, STYLE, PRELOAD, RUN, AHEAD].reduce((text, pattern) => text.replace(pattern, ''), page);
  return {
    page: rest,
    server: SERVER.exec(page)?.[1],
    styles: found(page, STYLE),
    preloads: found(page, PRELOAD),
    scripts: found(page, RUN),
  };
}

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
  /** The rules of the stylesheets that this page uses. */
  css: string;
  /** What else is preloaded once the scripts begin: the owner's files. */
  preloads: readonly Preload[];
  /** The text of `/theme.js` and of `/start.js`. */
  theme: string;
  start: string;
  /** The text of `/ahead.js` on a signed-in page: its scripts begin at once. */
  ahead?: string;
}

/** The skeleton of a signed-in page is seen only where somebody has signed in on this browser (`--known`, /theme.js; decision E5). */
const SKELETON =
  "[data-waiting]:not(:has([data-status='user'])) main:has([aria-busy='true'] .spinner){opacity:var(--known,0)}";

/** The text of the page's one style element; the page's policy names its digest. */
export const styleOf = ({ css, ahead }: Pick<DocumentParts, 'css' | 'ahead'>): string =>
  `${css.replaceAll('</', '<\\/')}${ahead === undefined ? '' : SKELETON}`;

/** The whole document: readable and styled before any script has come. */
export function composeDocument({
  shell,
  head,
  html,
  answers,
  css,
  preloads,
  theme,
  start,
  ahead,
}: DocumentParts): string {
  const wanted = {
    styles: shell.styles,
    first: [...shell.preloads.map((href) => ({ href })), ...preloads],
    scripts: shell.scripts,
    ...(ahead !== undefined && { soon: true }),
  };
  const blocks = `<script type="application/json" id="answers">${asInlineJson(answers)}</script><script type="application/json" id="scripts">${asInlineJson(wanted)}</script><script>${start}</script>`;
  return shell.page
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/>\s+</g, '><')
    .replace(
      '<script src="/theme.js"></script>',
      () => `${[theme, ahead].map((text) => (text === undefined ? '' : `<script>${text}</script>`)).join('')}`,
    )
    .replace('</head>', () => `<style>${styleOf({ css, ahead })}</style></head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${ahead === undefined ? '' : ' data-waiting'}>${html}</div>${blocks}`,
    );
}
