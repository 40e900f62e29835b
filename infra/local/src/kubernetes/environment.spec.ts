import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { withBackups } from './manifests.js';
import { jobs, ofKind, type Variable, workloads } from './resource.rules.js';

const read = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const { services } = parse(read('infra/deploy/compose.yml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string | number> }>;
};
const resources = withBackups('small');
const settings = ofKind(resources, 'ConfigMap').find(({ metadata }) => metadata.name === 'salon')?.data ?? {};

/** Allowed differences between the manifests and compose.yml. */
const OTHERWISE = [
  // In a ConfigMap, so that a remote moves without an image.
  'edge REMOTES_FILE',
  // Compose has no pooler by default and sets the database URL twice; here the second one is optional.
  'catalog DIRECT_DATABASE_URL',
  'account DIRECT_DATABASE_URL',
  'booking DIRECT_DATABASE_URL',
  'bff DIRECT_DATABASE_URL',
];

const processes = workloads(resources).map(({ metadata: { name }, spec }) => {
  const [container] = spec.template.spec.containers;
  return {
    name,
    given: container?.env ?? [],
    shared: container?.envFrom ? Object.keys(settings) : [],
    compose: services[name]?.environment ?? {},
  };
});

const secretOf = (variable: Variable) => variable.valueFrom?.secretKeyRef;

/** A setting of one process has a key of its own: the same in the ConfigMap and in compose's .env, with one default. */
function valueOf({ value, valueFrom }: Variable): string | undefined {
  const setting = valueFrom?.configMapKeyRef;
  return setting?.name === 'salon' ? `\${${setting.key}:-${settings[setting.key]}}` : value;
}

describe.each(processes)('$name has the environment of compose.yml', ({ name, given, shared, compose }) => {
  it('each variable, and no other of its own', () => {
    const names = given.map((each) => each.name);
    expect(Object.keys(compose).filter((each) => ![...names, ...shared].includes(each))).toEqual([]);
    expect(names.filter((each) => !(each in compose))).toEqual([]);
  });

  it('with the same values, and secrets that may be absent where compose has a default', () => {
    const different = given.filter((variable) => {
      const there = String(compose[variable.name]);
      const secret = secretOf(variable);
      return secret ? Boolean(secret.optional) === there.includes(':?') : valueOf(variable) !== there;
    });
    const expected = OTHERWISE.filter((each) => each.startsWith(`${name} `));
    expect(different.map((each) => `${name} ${each.name}`).sort()).toEqual(expected.sort());
  });
});

it.each(['catalog', 'account', 'booking'])(
  'the pool of %s can be set, and is that of its config.ts by default',
  (name) => {
    const [, size] = /POOL_SIZE: num\(\{ default: (\d+) \}\)/.exec(read(`services/${name}/src/config.ts`)) ?? [];
    expect(services[name]?.environment?.POOL_SIZE).toBe(`\${${name.toUpperCase()}_POOL_SIZE:-${size}}`);
  },
);

it('a Job that migrates is given the database, the settings and no key', () => {
  for (const { metadata, spec } of workloads(resources, 'Job')) {
    const [container] = spec.template.spec.containers;
    const service = metadata.name.replace('-migrate', '');
    expect([container?.envFrom?.[0]?.configMapRef.name, container?.env]).toEqual([
      'salon',
      processes
        .find(({ name }) => name === service)
        ?.given.filter(({ name }) => ['DATABASE_URL', 'DIRECT_DATABASE_URL'].includes(name)),
    ]);
  }
});

it('every key of the secret is named in docs/deploy.md, and no other', () => {
  const all = [...workloads(resources), ...jobs(resources)].flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap(({ env = [] }) => env.flatMap((each) => secretOf(each) ?? [])),
  );
  const [, table = ''] =
    /\| key of the Secret `salon` [^\n]*\n\|[-|]+\n((?:\|[^\n]*\n)+)/.exec(read('docs/deploy.md')) ?? [];
  const documented = [...table.matchAll(/`([a-z-]+)`/g)].map(([, key]) => key ?? '');
  expect(new Set(all.map(({ name }) => name))).toEqual(new Set(['salon']));
  expect(documented.sort()).toEqual([...new Set(all.map(({ key }) => key))].sort());
});

it('the remotes are where the manifests run them', () => {
  const remotes = ofKind(resources, 'ConfigMap').find(({ metadata }) => metadata.name === 'remotes')?.data;
  expect(JSON.parse(remotes?.['remotes.json'] ?? '')).toEqual(JSON.parse(read('infra/deploy/remotes.json')));
});
