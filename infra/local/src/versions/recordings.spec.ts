import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.cwd(), '../..');
const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(join(root, path), 'utf8')) as Content;
const numberOf = (migration: string): string => /\d{13}/.exec(migration)?.[0] ?? migration;

it.each(['account', 'booking', 'catalog'])('R13 the recording of %s is of the previous release', (service) => {
  const { commit } = readJson<{ commit: string }>('infra/versions/previous-release.json');
  const folder = `services/${service}/src`;
  const args = ['ls-tree', '--name-only', commit, `${folder}/migrations/`];
  const released = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const { migrations } = readJson<{ migrations: string[] }>(`${folder}/testing/previous-release.json`);
  expect(migrations.map(numberOf).sort()).toEqual(
    released
      .filter((path) => path.endsWith('.ts') && /\d{13}/.test(path))
      .map(numberOf)
      .sort(),
  );
});
