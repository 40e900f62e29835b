import { type Container, type PodSpec, type Resource, type Workload, jobs, workloads } from './resource.rules.js';

/** Problems of the pods: their rights, limits and probes, and names inside a pod. */
export function podProblems(resources: readonly Resource[]): string[] {
  return [
    ...workloads(resources).flatMap((each) => [...inPod(each), ...each.spec.template.spec.containers.flatMap(probing)]),
    ...jobs(resources).flatMap((each) => [...inPod(each), ...inJob(each)]),
  ];
}

const failed = (name: string, checks: Readonly<Record<string, boolean | undefined>>): string[] =>
  Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [`${name}: ${what}`]));

function inPod({ metadata, spec }: Workload): string[] {
  const pod = spec.template.spec;
  const { securityContext: rights } = pod;
  return [
    ...failed(metadata.name, {
      'runs as root': rights?.runAsNonRoot && (rights.runAsUser ?? 0) > 0,
      'has no seccomp profile': rights?.seccompProfile?.type === 'RuntimeDefault',
      'has a token of the cluster': pod.automountServiceAccountToken === false,
      // A Service named bff would give each pod BFF_PORT.
      'has variables of Services': pod.enableServiceLinks === false,
    }),
    ...pod.containers.flatMap((container) => inContainer(container, pod)),
  ];
}

function inContainer(
  { name, securityContext: rights, resources, volumeMounts = [] }: Container,
  pod: PodSpec,
): string[] {
  const volumes = (pod.volumes ?? []).map((each) => each.name);
  return failed(name, {
    'may gain rights': rights?.allowPrivilegeEscalation === false,
    'may write to its root': rights?.readOnlyRootFilesystem,
    'has capabilities': rights?.capabilities?.drop.includes('ALL'),
    'requests nothing': Boolean(resources?.requests?.cpu && resources.requests.memory),
    'has no limit of memory': Boolean(resources?.limits?.memory),
    'mounts a volume that is not there': volumeMounts.every((each) => volumes.includes(each.name)),
  });
}

function probing({ name, ports = [], ...container }: Container): string[] {
  const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
  const names = ports.map((each) => each.name);
  return failed(name, {
    'lacks a probe': probes.every((probe) => probe !== undefined),
    'probes a port that is not there': probes.every((probe) => !probe || names.includes(probe.httpGet.port)),
  });
}

const inJob = ({ metadata, spec }: Workload): string[] =>
  failed(metadata.name, {
    'may run for ever': (spec.activeDeadlineSeconds ?? 0) > 0,
    'stays for ever': (spec.ttlSecondsAfterFinished ?? 0) > 0,
  });
