import { withBackups } from './manifests.js';
import type { Resource } from './resource.rules.js';

type Validated = Record<string, { prototype: { validate(): void } } | undefined>;

/** Problems of a resource by the published schemas of Kubernetes 1.33, and its fields that they do not know. */
async function schemaProblems(resource: Resource): Promise<string[]> {
  const { apiVersion, kind } = resource;
  const all = (await import(`kubernetes-models/${apiVersion}/${kind}`).catch(() => ({}))) as Validated;
  const model = all[kind];
  if (!model) return [`there is no ${kind} in ${apiVersion}`];
  const unread = new Set<string>();
  try {
    model.prototype.validate.call(watched(resource, '', { unread, made: new Map() }));
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unread].map((path) => `${path} is not known`);
}

interface Watch {
  unread: Set<string>;
  made: Map<unknown, unknown>;
}

/**
 * The same value as a proxy that records which fields are read: a field that no schema reads is unknown. Maps, for
 * example labels, are enumerated.
 */
function watched(value: unknown, path: string, watch: Watch): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = watch.made.get(value);
  if (known) return known;
  const { unread } = watch;
  const read = (key: string): boolean => unread.delete(`${path}/${key}`);
  for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  const proxy = new Proxy(value, {
    get: (target, key) => {
      read(String(key));
      return watched(Reflect.get(target, key), `${path}/${String(key)}`, watch);
    },
    ownKeys: (target) => {
      Object.keys(target).forEach(read);
      return Reflect.ownKeys(target);
    },
  });
  watch.made.set(value, proxy);
  return proxy;
}

describe.each(['small', 'replicated'] as const)('the overlay %s', (name) => {
  it.each(withBackups(name).map((each) => [`${each.kind} ${each.metadata.name}`, each] as const))(
    '%s is one that Kubernetes takes',
    async (_, resource) => expect(await schemaProblems(resource)).toEqual([]),
  );
});

it.each<[string, string, object, string]>([
  ['of another version', 'HorizontalPodAutoscaler', { apiVersion: 'autoscaling/v9' }, 'there is no Horizontal'],
  [
    'with a text for a number',
    'Deployment',
    { spec: { selector: {}, template: {}, replicas: '2' } },
    'must be integer',
  ],
  ['without what is needed', 'Deployment', { spec: { template: {} } }, 'must have required property selector'],
  ['with a misspelt field', 'Deployment', { spec: { selector: {}, template: {}, replica: 2 } }, '/spec/replica is not'],
  ['with a field too far out', 'Deployment', { replicas: 2 }, '/replicas is not known'],
  [
    'with a misspelt field of a list',
    'NetworkPolicy',
    { spec: { podSelector: {}, ingress: [{ form: [] }] } },
    '/spec/ingress/0/form',
  ],
])('a resource %s is reported', async (_, kind, change, problem) => {
  const found = withBackups('replicated').find((each) => each.kind === kind);
  expect(await schemaProblems({ ...found, ...change } as Resource)).toEqual([expect.stringContaining(problem)]);
});
