import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../..', import.meta.url).pathname;

/** The folders of the frontends: the shell, then the remotes. */
export const FRONTENDS = [
  'shell',
  ...readdirSync(root).filter((folder) => folder.startsWith('mfe-') && existsSync(`${root}${folder}/package.json`)),
];

/** The paths that the package.json in `dir` declares: patterns; `/*` at the end also matches everything below. */
export const pathsOf = (dir) => JSON.parse(readFileSync(`${dir}/package.json`, 'utf8')).paths;

/** The declared paths of shell and remotes, by app: `shell`, `catalog`. */
export const declaredPaths = () =>
  Object.fromEntries(FRONTENDS.map((folder) => [folder.replace('mfe-', ''), pathsOf(`${root}${folder}`)]));
