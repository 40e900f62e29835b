import { readFileSync } from 'node:fs';

const APPS = { shell: 'shell', catalog: 'mfe-catalog', account: 'mfe-account', booking: 'mfe-booking' };

/** The paths that the package.json in `dir` declares: patterns; `/*` at the end also matches everything below. */
export const pathsOf = (dir) => JSON.parse(readFileSync(`${dir}/package.json`, 'utf8')).paths;

/** The declared paths of shell and remotes, by app. */
export const declaredPaths = () =>
  Object.fromEntries(
    Object.entries(APPS).map(([app, folder]) => [app, pathsOf(new URL(`../../${folder}`, import.meta.url).pathname)]),
  );
