import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.cwd(), '../..');
const { FRONTENDS } = (await import(`${root}/infra/build/declared-paths.mjs`)) as { FRONTENDS: string[] };

it.each(FRONTENDS)('%s imports every package that it declares', (app) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const sources = readdirSync(join(root, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.'))
    .map((path) => readFileSync(join(root, app, 'src', path), 'utf8'))
    .join('\n');
  const unused = Object.keys(dependencies).filter((name) => !new RegExp(`'${name}(?:/[^']*)?'`).test(sources));
  expect(unused).toEqual([]);
});
