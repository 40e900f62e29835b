import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(process.cwd(), '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Lock {
  packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
}
const { packages } = JSON.parse(read('package-lock.json')) as Lock;
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

it('T54 every installed package is from the public npm registry, with the digest of its contents', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(
    installed.filter(
      ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
    ),
  ).toEqual([]);
});

it('T54 no package runs a script when it is installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

it('T54 npm run sbom prints the packages of production as CycloneDX', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const { bomFormat, components } = JSON.parse(printed) as { bomFormat: string; components: { purl: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  // react is needed by packages of development too.
  for (const name of ['react', 'scheduler', '%40nestjs/core', 'pg', 'fastify'])
    expect(components.filter(({ purl }) => purl.startsWith(`pkg:npm/${name}@`))).toHaveLength(1);
  expect(components.filter(({ purl }) => /^pkg:npm\/(?:jest|eslint|nx)@/.test(purl))).toEqual([]);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
});
