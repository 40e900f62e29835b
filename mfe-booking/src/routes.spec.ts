import { readFileSync } from 'node:fs';
import { matchesPath } from '@salon/contracts';
import routes from './routes.js';

const { paths } = JSON.parse(readFileSync('package.json', 'utf8')) as { paths: string[] };

it('package.json declares the paths of the pages, and no others', () => {
  const pages = routes.flatMap(({ children }) => children.map(({ path }) => `/${path}`));
  expect(pages.filter((page) => !paths.some((path) => matchesPath(page, path)))).toEqual([]);
  expect(paths.filter((path) => !pages.some((page) => matchesPath(page, path)))).toEqual([]);
});
