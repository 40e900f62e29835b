import { IMAGES } from '../deploy/images.rules.js';
import { overlay, withBackups } from './manifests.js';
import { podProblems } from './pods.rules.js';
import { referenceProblems } from './references.rules.js';
import { type PodSpec, type Resource, ofKind, type Workload, workloads } from './resource.rules.js';

const problems = (resources: readonly Resource[]): string[] => [
  ...podProblems(resources),
  ...referenceProblems(resources),
];

/** The resources of the replicated overlay and of backups with one of them changed. */
function changed(kind: string, name: string, change: (resource: Workload) => void): Resource[] {
  const resources = withBackups('replicated');
  const found = resources.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  change(found as Workload);
  return resources;
}

describe.each(['small', 'replicated'] as const)('the overlay %s', (name) => {
  const resources = withBackups(name);

  it('names nothing that is not there, and gives no pod more rights than it needs', () =>
    expect(problems(resources)).toEqual([]));

  it('is in one namespace', () => {
    const others = resources.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'araliya');
    expect(others).toEqual([]);
  });

  it('has a process for each image, but for the database and TLS, on the port of its image', () => {
    const ports = workloads(resources).map(({ metadata, spec }) => [
      metadata.name,
      String(spec.template.spec.containers[0]?.ports?.find((each) => each.name === 'http')?.containerPort),
    ]);
    const images = IMAGES.filter((each) => each.args.PORT).map((each) => [each.name, each.args.PORT]);
    expect(ports.sort()).toEqual(images.sort());
  });
});

it('the small site has one of each on volumes of one node', () => {
  const resources = overlay('small');
  expect(new Set(workloads(resources).map(({ spec }) => spec.replicas))).toEqual(new Set([1]));
  expect(ofKind(resources, 'PersistentVolumeClaim').map(({ spec }) => spec?.accessModes)).toEqual(
    Array.from({ length: 3 }, () => ['ReadWriteOnce']),
  );
});

it('the replicated site has two of each at least, and loses one of them at a time', () => {
  const resources = overlay('replicated');
  const autoscalers = ofKind(resources, 'HorizontalPodAutoscaler');
  const fewest = workloads(resources).map(({ metadata, spec }) => {
    const scaled = autoscalers.find(({ spec: each }) => each?.scaleTargetRef?.name === metadata.name);
    return scaled?.spec?.minReplicas ?? spec.replicas;
  });
  expect(fewest).toEqual(Array.from({ length: 9 }, () => 2));
  expect(autoscalers.map(({ metadata }) => metadata.name)).toEqual(['catalog', 'account', 'booking', 'bff', 'edge']);
  expect(ofKind(resources, 'PodDisruptionBudget')).toHaveLength(9);
});

it('a Job migrates each service that has migrations, with the image that is rolled out', () => {
  const resources = overlay('small');
  const images = new Map(
    workloads(resources).map(({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0]?.image]),
  );
  const jobs = workloads(resources, 'Job').map(({ metadata, spec }) => [
    metadata.name,
    spec.template.spec.containers[0]?.image,
    spec.template.spec.containers[0]?.command,
  ]);
  expect(jobs).toEqual(
    ['catalog', 'account', 'booking'].map((name) => [`${name}-migrate`, images.get(name), ['node', 'dist/migrate.js']]),
  );
});

it('backups are made and restored with the image of the database, and nothing is restored by itself', () => {
  const found = ofKind(withBackups('small'), 'CronJob').map(({ metadata, spec }) => {
    const [container] = spec?.jobTemplate?.spec.template?.spec.containers ?? [];
    return [metadata.name, spec?.suspend ?? false, container?.image, container?.command?.at(-1)];
  });
  const image = 'registry.example/araliya/database:latest';
  expect(found).toEqual([
    ['backup', false, image, 'store'],
    ['restore', true, image, 'restore'],
  ]);
});

it('a backup may write to its own volume only', () => {
  const [backup] = workloads(withBackups('small'), 'CronJob');
  const writable = backup && containerOf(backup).volumeMounts?.filter(({ readOnly }) => !readOnly);
  expect(writable?.map(({ name }) => name)).toEqual(['backups']);
});

const containerOf = ({ spec }: Workload) => {
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error('It has no container.');
  return container;
};

const podOf = ({ spec }: Resource): PodSpec => {
  const pod = spec?.jobTemplate?.spec.template?.spec;
  if (!pod) throw new Error('It starts no pod.');
  return pod;
};

it.each<[string, string, string, (resource: Workload) => void, string]>([
  ['a pod as root', 'Deployment', 'bff', (it) => delete it.spec.template.spec.securityContext, 'bff: runs as root'],
  [
    'a writable root',
    'Job',
    'booking-migrate',
    (it) => delete containerOf(it).securityContext,
    'may write to its root',
  ],
  ['variables of Services', 'Deployment', 'bff', (it) => delete it.spec.template.spec.enableServiceLinks, 'variables'],
  ['no limit', 'Deployment', 'shell', (it) => delete containerOf(it).resources, 'shell: has no limit of memory'],
  ['a probe too few', 'Deployment', 'edge', (it) => delete containerOf(it).startupProbe, 'edge: lacks a probe'],
  ['another port', 'Deployment', 'edge', (it) => delete containerOf(it).ports, 'edge: probes a port that is not there'],
  ['no volumes', 'Deployment', 'edge', (it) => delete it.spec.template.spec.volumes, 'edge: mounts a volume'],
  ['a nightly pod as root', 'CronJob', 'backup', (it) => delete podOf(it).securityContext, 'backup: runs as root'],
  [
    'no volume of backups',
    'PersistentVolumeClaim',
    'backups',
    (it) => (it.metadata.name = 'a'),
    'CronJob backup needs',
  ],
  ['no end', 'Job', 'catalog-migrate', (it) => delete it.spec.activeDeadlineSeconds, 'may run for ever'],
  ['another label', 'Deployment', 'bff', (it) => (it.spec.template.metadata.labels = {}), 'does not select its pods'],
  ['no port', 'Deployment', 'bff', (it) => delete containerOf(it).ports, 'Service bff names the port http'],
  ['a Service of nothing', 'Service', 'bff', (it) => (it.spec.selector = { app: 'shop' } as never), 'Service bff does'],
  ['no Service', 'Service', 'edge', (it) => (it.metadata.name = 'site'), 'Ingress site leads to edge:http'],
  ['no settings', 'ConfigMap', 'salon', (it) => (it.metadata.name = 'other'), 'needs ConfigMap salon'],
  [
    'no claim',
    'PersistentVolumeClaim',
    'web-files',
    (it) => (it.metadata.name = 'a'),
    'PersistentVolumeClaim web-files',
  ],
  ['a number beside the autoscaler', 'Deployment', 'bff', (it) => (it.spec.replicas = 1), 'has replicas beside'],
  ['a wrong range', 'HorizontalPodAutoscaler', 'bff', (it) => (it.spec.maxReplicas = 1), 'limits the wrong way round'],
  ['nothing to scale', 'HorizontalPodAutoscaler', 'bff', (it) => delete it.spec.scaleTargetRef, 'scales nothing'],
  [
    'a budget of nothing',
    'PodDisruptionBudget',
    'bff',
    (it) => (it.spec.selector = { matchLabels: { app: 'x' } } as never),
    'PodDisruptionBudget bff selects nothing',
  ],
  [
    'a policy of nothing',
    'NetworkPolicy',
    'bff',
    (it) => (it.spec.podSelector = { matchLabels: { app: 'x' } }),
    'selects nothing',
  ],
  [
    'a closed port',
    'NetworkPolicy',
    'bff',
    (it) => (it.spec.ingress = [{ ports: [{ port: 1 }] }]),
    'opens 1, where nothing',
  ],
  [
    'an unknown caller',
    'NetworkPolicy',
    'bff',
    (it) => (it.spec.ingress = [{ from: [{ podSelector: { matchLabels: { app: 'x' } } }] }]),
    'names x, which',
  ],
  ['the same twice', 'Service', 'bff', (it) => (it.metadata.name = 'edge'), 'Service edge is there twice'],
])('reports %s', (_, kind, name, change, problem) =>
  expect(problems(changed(kind, name, change))).toContainEqual(expect.stringContaining(problem)),
);
