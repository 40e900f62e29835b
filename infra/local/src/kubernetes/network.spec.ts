import { readFileSync } from 'node:fs';
import { withBackups } from './manifests.js';
import { isAllowed } from './network.rules.js';
import { jobs, workloads } from './resource.rules.js';

const resources = withBackups('small');
const pods = workloads(resources).map(({ metadata: { name }, spec }) => ({
  name,
  labels: spec.template.metadata.labels,
  ports: spec.template.spec.containers.flatMap(({ ports = [] }) => ports.map((each) => each.containerPort)),
  addresses: spec.template.spec.containers.flatMap(({ env = [] }) => env.map((each) => each.value ?? '')),
}));
const remotes = readFileSync(new URL('../../../deploy/remotes.json', import.meta.url), 'utf8');

/** `edge → bff:4010` for each address that a process is given. */
const called = pods.flatMap(({ name, addresses }) =>
  [...addresses, ...(name === 'edge' ? [remotes] : [])]
    .flatMap((text) => [...text.matchAll(/http:\/\/([\w-]+:\d+)/g)])
    .map(([, address]) => `${name} → ${address}`),
);

const reachedBy = (from: string, party: { labels: Record<string, string>; namespace?: Record<string, string> }) =>
  pods.flatMap((to) =>
    to.ports.filter((port) => isAllowed(resources, party, to, port)).map((port) => `${from} → ${to.name}:${port}`),
  );

it('a process reaches those whose address it is given, and no other', () => {
  const allowed = pods.flatMap((from) => reachedBy(from.name, from));
  expect(called.length).toBeGreaterThan(9);
  expect(allowed.sort()).toEqual(called.sort());
});

it('from outside the ingress controller reaches the edge, and a namespace that watches the metrics', () => {
  const outside = (namespace: Record<string, string>) => reachedBy('it', { labels: {}, namespace });
  expect(outside({ 'kubernetes.io/metadata.name': 'ingress-nginx' })).toEqual(['it → edge:4000']);
  expect(outside({ monitoring: 'true' }).sort()).toEqual(
    ['it → account:4022', 'it → bff:4010', 'it → booking:4023', 'it → catalog:4021', 'it → edge:4001'].sort(),
  );
  expect(outside({ 'kubernetes.io/metadata.name': 'another' })).toEqual([]);
});

it('a Job reaches none of them, and one of backups nothing but Postgres', () => {
  const elsewhere = { labels: {}, namespace: { name: 'postgres' } };
  for (const { metadata, spec } of jobs(resources)) {
    const { labels } = spec.template.metadata;
    expect(reachedBy(metadata.name, { labels })).toEqual([]);
    const open = [5432, 443].filter((port) => isAllowed(resources, { labels }, elsewhere, port));
    expect([metadata.name, open]).toEqual([metadata.name, metadata.name.endsWith('migrate') ? [5432, 443] : [5432]]);
  }
});
