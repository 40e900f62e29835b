import {
  type Container,
  ofKind,
  type PodSpec,
  type Probe,
  type Resource,
  type Variable,
  type Volume,
  workloads,
} from './resource.rules.js';

/** A pod as `podman kube play` runs it. */
export interface Pod {
  apiVersion: 'v1';
  kind: 'Pod';
  metadata: { name: string };
  spec: PodSpec;
}

export interface PodmanManifests {
  /** ConfigMaps, and one volume per claim and pod. */
  settings: Resource[];
  jobs: Pod[];
  pods: Pod[];
}

/** Operator input (docs/deploy.md): values of the ConfigMap `salon`, and a file with the trusted authority. */
interface Given {
  salon: Readonly<Record<string, string>>;
  authority: string;
  prefix: string;
}

const AUTHORITY = { name: 'authority', mountPath: '/drill.pem' };

/**
 * Rendered manifests as podman 4.3 runs them on the network of this machine: Deployments and Jobs as their pods, images
 * of this machine, a volume of its own for each claim and pod (podman leaves out `subPath` and `fsGroup`), names with a
 * prefix, no ports and no probes (it would ask by curl, which the images do not have): `probesOf` has those.
 */
export function podmanManifests(resources: readonly Resource[], given: Given): PodmanManifests {
  const pods = workloads(resources).map((each) => podOf(each.metadata.name, each.spec.template.spec, given));
  const jobs = workloads(resources, 'Job').map((each) => podOf(each.metadata.name, each.spec.template.spec, given));
  return { settings: [...configMaps(resources, given), ...pods.flatMap(({ spec }) => claimsOf(spec))], jobs, pods };
}

const configMaps = (resources: readonly Resource[], { salon, prefix }: Given): Resource[] =>
  ofKind(resources, 'ConfigMap').map(({ metadata: { name }, data, ...rest }) => ({
    ...rest,
    metadata: { name: prefix + name },
    data: name === 'salon' ? { ...data, ...salon } : data,
  }));

function podOf(name: string, spec: PodSpec, given: Given): Pod {
  const { prefix, authority } = given;
  const volumes = (spec.volumes ?? []).map((volume) => volumeOf(volume, prefix, name));
  const pod: PodSpec = {
    ...spec,
    volumes: [...volumes, { name: AUTHORITY.name, hostPath: { path: authority, type: 'File' } }],
    containers: spec.containers.map((container) => containerOf(container, prefix, name)),
  };
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name: prefix + name }, spec: pod };
}

/** Podman names resources after the volume, so each pod needs its own name. */
function volumeOf({ configMap, persistentVolumeClaim: claim, ...volume }: Volume, prefix: string, pod: string): Volume {
  if (configMap) return { ...volume, configMap: { name: prefix + configMap.name } };
  const name = `${prefix}${pod}-${volume.name}`;
  return claim ? { ...volume, persistentVolumeClaim: { claimName: name } } : { ...volume, name };
}

function containerOf(container: Container, prefix: string, pod: string): Container {
  const { image, env = [], envFrom = [], volumeMounts = [] } = container;
  const unused = { ports: undefined, startupProbe: undefined, livenessProbe: undefined, readinessProbe: undefined };
  return {
    ...container,
    ...unused,
    image: image.replace('registry.example/', 'localhost/'),
    imagePullPolicy: 'Never',
    envFrom: envFrom.map(({ configMapRef }) => ({ configMapRef: { name: prefix + configMapRef.name } })),
    env: [...env.map((each) => variableOf(each, prefix)), { name: 'NODE_EXTRA_CA_CERTS', value: AUTHORITY.mountPath }],
    volumeMounts: [
      ...volumeMounts.map((each) => (each.name === 'tmp' ? { ...each, name: `${prefix}${pod}-tmp` } : each)),
      { ...AUTHORITY, readOnly: true },
    ],
  };
}

function variableOf({ valueFrom, ...variable }: Variable, prefix: string): Variable {
  if (!valueFrom) return variable;
  const { secretKeyRef: secret, configMapKeyRef: setting } = valueFrom;
  return {
    ...variable,
    valueFrom: {
      ...(secret && { secretKeyRef: { ...secret, name: prefix + secret.name } }),
      ...(setting && { configMapKeyRef: { ...setting, name: prefix + setting.name } }),
    },
  };
}

const claimsOf = ({ securityContext, volumes = [] }: PodSpec): Resource[] =>
  volumes.flatMap(({ persistentVolumeClaim: claim }) => {
    const owner = String(securityContext?.runAsUser);
    const annotations = { 'volume.podman.io/uid': owner, 'volume.podman.io/gid': owner };
    return claim
      ? [{ apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: claim.claimName, annotations } }]
      : [];
  });

/** The probe URLs of each Deployment's pod, on this machine. */
export const probesOf = (resources: readonly Resource[]): string[] =>
  workloads(resources).flatMap(({ spec }) =>
    spec.template.spec.containers.flatMap(({ ports = [], startupProbe, livenessProbe, readinessProbe }) =>
      [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => (probe ? [addressOf(probe, ports)] : [])),
    ),
  );

const addressOf = ({ httpGet: { path, port } }: Probe, ports: NonNullable<Container['ports']>): string =>
  `http://127.0.0.1:${ports.find(({ name }) => name === port)?.containerPort}${path}`;

/** Keys of the Secret `salon` that the pods read. */
export const secretKeys = (resources: readonly Resource[]): string[] => [
  ...new Set(
    [...workloads(resources), ...workloads(resources, 'Job')].flatMap(({ spec }) =>
      spec.template.spec.containers.flatMap(({ env = [] }) =>
        env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []),
      ),
    ),
  ),
];
