import { type Resource, type Workload, jobs, ofKind, selects, workloads } from './resource.rules.js';

const title = ({ kind, metadata }: Resource): string => `${kind} ${metadata.name}`;

/** References to resources that do not exist. */
export function referenceProblems(resources: readonly Resource[]): string[] {
  const pods = workloads(resources);
  const all = [...pods, ...jobs(resources)];
  return [
    ...twice(resources),
    ...pods
      .filter(({ spec }) => !selects(spec.selector ?? {}, spec.template.metadata.labels))
      .map((each) => `${title(each)} does not select its pods`),
    ...ofKind(resources, 'Service').flatMap((each) => inService(each, resources)),
    ...ofKind(resources, 'Ingress').flatMap((each) => inIngress(each, resources)),
    ...all.flatMap((each) => inPod(each, resources)),
    ...ofKind(resources, 'PodDisruptionBudget')
      .filter(
        ({ spec }) => !pods.some(({ spec: { template } }) => selects(spec?.selector ?? {}, template.metadata.labels)),
      )
      .map((each) => `${title(each)} selects nothing`),
    ...ofKind(resources, 'HorizontalPodAutoscaler').flatMap((each) => inAutoscaler(each, pods)),
    ...ofKind(resources, 'NetworkPolicy').flatMap((each) => inPolicy(each, all)),
  ];
}

function twice(resources: readonly Resource[]): string[] {
  const titles = resources.map(title);
  return titles.filter((each, index) => titles.indexOf(each) < index).map((each) => `${each} is there twice`);
}

function inService(service: Resource, resources: readonly Resource[]): string[] {
  const matchLabels = service.spec?.selector ?? {};
  const all = [...workloads(resources), ...jobs(resources)];
  const selected = all.filter(({ spec }) => selects({ matchLabels }, spec.template.metadata.labels));
  if (selected.length !== 1 || selected[0]?.kind !== 'Deployment')
    return [`${title(service)} does not select one Deployment`];
  const open = portsOf(selected[0]).map(({ name }) => name);
  return (service.spec?.ports ?? [])
    .filter(({ targetPort }) => !open.includes(targetPort))
    .map(({ targetPort }) => `${title(service)} names the port ${targetPort}, which is not there`);
}

const portsOf = ({ spec }: Workload): { name: string; containerPort: number }[] =>
  spec.template.spec.containers.flatMap(({ ports = [] }) => ports);

function inIngress(ingress: Resource, resources: readonly Resource[]): string[] {
  const backends = (ingress.spec?.rules ?? []).flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
  return backends
    .filter(({ name, port }) => {
      const service = ofKind(resources, 'Service').find(({ metadata }) => metadata.name === name);
      return !service?.spec?.ports?.some((each) => each.name === port.name);
    })
    .map(({ name, port }) => `${title(ingress)} leads to ${name}:${port.name}, which is not there`);
}

function inPod(workload: Workload, resources: readonly Resource[]): string[] {
  const { volumes = [], containers } = workload.spec.template.spec;
  const needed = [
    ...volumes.flatMap(({ configMap, persistentVolumeClaim: claim }) => [
      ...(configMap ? [`ConfigMap ${configMap.name}`] : []),
      ...(claim ? [`PersistentVolumeClaim ${claim.claimName}`] : []),
    ]),
    ...containers.flatMap(({ envFrom = [] }) => envFrom.map(({ configMapRef }) => `ConfigMap ${configMapRef.name}`)),
  ];
  const present = resources.map(title);
  return needed
    .filter((each) => !present.includes(each))
    .map((each) => `${title(workload)} needs ${each}, which is not there`);
}

function inAutoscaler(autoscaler: Resource, pods: readonly Workload[]): string[] {
  const { scaleTargetRef, minReplicas = 1, maxReplicas = 0 } = autoscaler.spec ?? {};
  const target = pods.find(
    ({ kind, metadata }) => kind === scaleTargetRef?.kind && metadata.name === scaleTargetRef.name,
  );
  return [
    ...(target ? [] : [`${title(autoscaler)} scales nothing`]),
    // Each rollout would reset the number.
    ...(target?.spec.replicas === undefined ? [] : [`${title(target)} has replicas beside its autoscaler`]),
    ...(minReplicas > maxReplicas ? [`${title(autoscaler)} has its limits the wrong way round`] : []),
  ];
}

/** The label of pods that cert-manager makes in our namespace while it gets a certificate. */
const SOLVER = 'acme.cert-manager.io/http01-solver';

function inPolicy(policy: Resource, pods: readonly Workload[]): string[] {
  const { podSelector = {}, ingress = [], egress = [] } = policy.spec ?? {};
  if (podSelector.matchLabels?.[SOLVER]) return [];
  const selected = pods.filter(({ spec }) => selects(podSelector, spec.template.metadata.labels));
  const open = selected.flatMap(portsOf).map(({ containerPort }) => containerPort);
  const peers = [...ingress, ...egress].flatMap(({ from = [], to = [] }) => [...from, ...to]);
  const named = peers.flatMap(({ podSelector: peer }) => [
    ...Object.values(peer?.matchLabels ?? {}),
    ...(peer?.matchExpressions ?? []).flatMap(({ values }) => values),
  ]);
  return [
    ...(selected.length === 0 ? [`${title(policy)} selects nothing`] : []),
    ...ingress
      .flatMap(({ ports = [] }) => ports)
      .filter(({ port }) => !open.includes(port))
      .map(({ port }) => `${title(policy)} opens ${port}, where nothing listens`),
    ...named
      .filter((app) => !pods.some(({ spec }) => spec.template.metadata.labels.app === app))
      .map((app) => `${title(policy)} names ${app}, which is not there`),
  ];
}
