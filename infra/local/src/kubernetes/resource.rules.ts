/** The fields of a resource that our checks read; the published schemas check the rest. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels; annotations?: Labels };
  data?: Record<string, string>;
  spec?: Spec;
}

export type Labels = Readonly<Record<string, string>>;

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

interface Spec {
  replicas?: number;
  selector?: Labels & Selector;
  template?: { metadata: { labels: Labels }; spec: PodSpec };
  /** Of a CronJob. */
  jobTemplate?: { spec: Spec };
  suspend?: boolean;
  ports?: { name: string; port: number; targetPort: string }[];
  accessModes?: string[];
  rules?: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
  scaleTargetRef?: { kind: string; name: string };
  minReplicas?: number;
  maxReplicas?: number;
  podSelector?: Selector;
  policyTypes?: string[];
  ingress?: NetworkRule[];
  egress?: NetworkRule[];
  activeDeadlineSeconds?: number;
  ttlSecondsAfterFinished?: number;
}

export interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
}

interface NetworkRule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number }[];
}

export interface PodSpec {
  enableServiceLinks?: boolean;
  automountServiceAccountToken?: boolean;
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number; seccompProfile?: { type: string } };
  volumes?: Volume[];
  containers: Container[];
}

export interface Volume {
  name: string;
  configMap?: { name: string };
  persistentVolumeClaim?: { claimName: string };
  hostPath?: { path: string; type: 'File' };
}

export interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: KeyReference; configMapKeyRef?: KeyReference };
}

interface KeyReference {
  name: string;
  key: string;
  optional?: boolean;
}

export type Probe = { httpGet: { path: string; port: string } };

export interface Container {
  name: string;
  image: string;
  imagePullPolicy?: 'Never';
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom?: { configMapRef: { name: string } }[];
  env?: Variable[];
  volumeMounts?: { name: string; mountPath: string; subPath?: string; readOnly?: boolean }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources?: { requests?: Labels; limits?: Labels };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop: string[] };
  };
}

/** A Deployment or a Job, with its pod. */
export interface Workload extends Resource {
  spec: Spec & { template: NonNullable<Spec['template']> };
}

export const ofKind = (resources: readonly Resource[], kind: string): Resource[] =>
  resources.filter((each) => each.kind === kind);

/** The Deployments, the Jobs, or with `'CronJob'` the Jobs that they start. */
export const workloads = (
  resources: readonly Resource[],
  kind: 'Deployment' | 'Job' | 'CronJob' = 'Deployment',
): Workload[] =>
  ofKind(resources, kind)
    .map((each) => (each.spec?.jobTemplate ? { ...each, spec: each.spec.jobTemplate.spec } : each))
    .filter((each): each is Workload => each.spec?.template !== undefined);

/** Everything that runs to completion: the Jobs, and those that CronJobs start. */
export const jobs = (resources: readonly Resource[]): Workload[] => [
  ...workloads(resources, 'Job'),
  ...workloads(resources, 'CronJob'),
];

/** Whether a selector matches these labels; one without conditions matches everything. */
export const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values }) => operator === 'In' && values.includes(labels[key] ?? ''));
