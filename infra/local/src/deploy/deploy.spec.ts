import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PICTURE } from '@salon/contracts';
import { parse } from 'yaml';
import { containersOf, withVariables } from './compose-file.js';
import { buildArguments, chosenImages, IMAGES, megabytesOf, sourceOf, versionedFolder } from './images.rules.js';
import { LEFT_OPEN, problemOf, SECRETS } from './setup.rules.js';
import { writeEnvironment } from './write-environment.js';

const DEPLOY = new URL('../../../deploy/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, DEPLOY), 'utf8');
interface Service {
  image?: string;
  build?: Record<string, unknown>;
  logging?: { driver: string; options: Record<string, string> };
}
const composeOf = (file: string): { services: Record<string, Service> } => parse(read(file), { merge: true });
const ANSWERS = { domain: 'salon.lk', email: 'owner@salon.lk', tls: 'acme', registry: 'ghcr.io/araliya' };

describe('the set-up of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const file = join(folder, '.env');
  let made = 0;
  const secret = (): string => String((made += 1)).padStart(32, 'f');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes every secret once, for its owner alone', () => {
    writeEnvironment(file, ANSWERS, secret);
    const written = parseEnv(readFileSync(file, 'utf8'));
    const secrets = SECRETS.map((name) => written[name]);
    expect([statSync(file).mode & 0o777, new Set(secrets).size]).toEqual([0o600, SECRETS.length]);
    expect(written).toMatchObject({
      SITE_URL: 'https://salon.lk',
      ADMIN_EMAIL: 'owner@salon.lk',
      TLS: 'owner@salon.lk',
      REGISTRY: 'ghcr.io/araliya',
    });
    for (const name of LEFT_OPEN) expect(written[name]).toBe('');
  });

  it('never replaces the secrets of a site', () => {
    const before = readFileSync(file, 'utf8');
    expect(() => writeEnvironment(file, ANSWERS, secret)).toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('names what compose needs', () => {
    const needed = read('compose.yml').matchAll(/\$\{(\w+):\?\}/g);
    const written = Object.keys(parseEnv(readFileSync(file, 'utf8')));
    expect([...new Set([...needed].map(([, name]) => name ?? ''))].filter((name) => !written.includes(name))).toEqual(
      [],
    );
  });

  it.each([
    [{ ...ANSWERS, domain: 'https://salon.lk' }, /^The domain/],
    [{ ...ANSWERS, domain: 'salon.lk/site' }, /^The domain/],
    [{ ...ANSWERS, email: 'owner' }, /^The owner/],
    [{ ...ANSWERS, email: 'a"b@salon.lk' }, /^The owner/],
    [{ ...ANSWERS, tls: 'none' }, /^TLS/],
    [{ ...ANSWERS, registry: 'https://ghcr.io/araliya' }, /^The registry/],
    [{ ...ANSWERS, registry: 'ghcr.io/araliya:1.4.0' }, /^The registry/],
    [{ ...ANSWERS, registry: 'ghcr.io/araliya/' }, /^The registry/],
  ])('refuses %j', (answers, sentence) => expect(problemOf(answers)).toMatch(sentence));

  it.each([ANSWERS, { ...ANSWERS, domain: 'localhost', tls: 'own', registry: 'localhost:5000/araliya' }])(
    'takes %j',
    (answers) => expect(problemOf(answers)).toBeUndefined(),
  );
});

it('the nightly service runs a script of the project', () => {
  const [, script = ''] = /^ExecStart=.* npm run -s (\S+)$/m.exec(read('systemd/araliya-backup.service')) ?? [];
  const { scripts } = JSON.parse(read('../../package.json')) as { scripts: Record<string, string> };
  expect(Object.keys(scripts)).toContain(script);
});

describe('the images', () => {
  it('have a healthcheck and labels each', () => {
    const stages = read('Dockerfile')
      .split(/^FROM /m)
      .slice(1);
    const has = (name: string, instruction: string): boolean => {
      const stage = stages.find((each) => each.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
      const [parent = ''] = stage.split(' ');
      return stage.includes(`\n${instruction} `) || (parent !== '' && has(parent, instruction));
    };
    const targets = [...new Set(IMAGES.map(({ target }) => target))];
    expect(targets.filter((target) => !has(target, 'HEALTHCHECK') || !has(target, 'LABEL'))).toEqual([]);
  });

  it('are those that compose starts', () => {
    const names = Object.values(composeOf('compose.yml').services).map(
      ({ image }) => /\/([\w-]+):/.exec(image ?? '')?.[1],
    );
    expect(names.sort()).toEqual(IMAGES.map(({ name }) => name).sort());
  });

  it('are built by compose as by npm run images', () => {
    const built = Object.entries(composeOf('compose.build.yml').services).map(([name, { build }]) => [
      name === 'postgres' ? 'database' : name,
      { target: build?.target, args: build?.args },
    ]);
    expect(Object.fromEntries(built)).toEqual(
      Object.fromEntries(IMAGES.map(({ name, target, args }) => [name, { target, args }])),
    );
  });

  it.each<[string[], string | undefined, boolean, number]>([
    [[], undefined, false, IMAGES.length],
    [[], 'debootstrap', true, IMAGES.length],
    [['bff', 'edge'], 'debootstrap', true, 2],
  ])('of %j with the base %s are chosen', (names, base, debootstrap, count) => {
    const chosen = chosenImages(names, base);
    expect([chosen.debootstrap, chosen.images.length]).toEqual([debootstrap, count]);
  });

  it.each([
    ['https://user:token@git.example/salon/site.git', 'https://git.example/salon/site.git'],
    ['git@git.example:salon/site.git', 'https://git.example/salon/site.git'],
    ['/srv/git/site.git', ''],
    ['', ''],
  ])('of the remote %j name the source %j', (remote, source) => expect(sourceOf(remote)).toBe(source));

  it('have the version of what they hold', () => {
    const folders = IMAGES.map((image) => [image.name, versionedFolder(image)]);
    expect(Object.fromEntries(folders)).toMatchObject({ booking: 'services/booking', shell: 'shell', proxy: '.' });
  });

  it('of an unknown name or base are refused', () => {
    expect(() => chosenImages(['kitchen'])).toThrow('There is no image kitchen.');
    expect(() => chosenImages([], 'alpine')).toThrow('debootstrap only');
  });

  it('need no daemon and no user namespaces, but for docker', () => {
    const build = { file: 'F', target: 'node', tag: 't' };
    expect(buildArguments('buildah', build).slice(0, 3)).toEqual(['bud', '--isolation', 'chroot']);
    expect(buildArguments('buildah', build).join(' ')).toContain('--ulimit nofile=8192:8192');
    expect(buildArguments('docker', build)).toEqual(['build', '--file', 'F', '--target', 'node', '--tag', 't']);
    expect(buildArguments('docker', { ...build, platform: 'linux/arm64' }).slice(0, 3)).toEqual([
      'build',
      '--platform',
      'linux/arm64',
    ]);
  });

  it.each([
    ['142 MB', 142],
    ['1.2GB', 1_200],
    ['900 kB', 0.9],
  ])('of %s have %d megabytes', (size, megabytes) => expect(megabytesOf(size)).toBeCloseTo(megabytes));
});

describe('the compose file as the drill reads it', () => {
  const text = `
x-all: &all { restart: always }
services:
  edge: { <<: *all, image: 'a/edge', environment: { KEY: '\${KEY:?}', EMPTY: '\${NONE:-}' }, depends_on: [bff] }
  bff: { image: 'a/bff', depends_on: { db: { condition: service_healthy } } }
  db: { image: 'a/\${NAME:-db}', volumes: ['data:/data'] }`;

  it('starts each service after those it depends on', () => {
    const all = containersOf(text, { KEY: 'k: 1' });
    expect(all.map(({ name, image }) => [name, image])).toEqual([
      ['db', 'a/db'],
      ['bff', 'a/bff'],
      ['edge', 'a/edge'],
    ]);
    expect(all[2]?.environment).toEqual({ KEY: 'k: 1', EMPTY: '' });
  });

  it('names a variable that is missing', () =>
    expect(() => withVariables('${KEY:?}', { KEY: '' })).toThrow('KEY is needed and empty.'));
});

it('E9 each container keeps the newest 50 MB of its log, and no line for ever', () => {
  const kept = { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } };
  const logs = Object.entries(composeOf('compose.yml').services).map(([name, { logging }]) => [name, logging]);
  expect(logs).toEqual(logs.map(([name]) => [name, kept]));
});

it.each([
  ['Caddyfile', /max_size (\d+)MB/],
  ['k8s/base/site.yaml', /proxy-body-size: (\d+)m,/],
])('%s passes on the largest picture with the form around it', (name, size) => {
  const [, megabytes] = size.exec(read(name)) ?? [];
  expect(Number(megabytes)).toBeGreaterThan(PICTURE.maxMegabytes);
});
