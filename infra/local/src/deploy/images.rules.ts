/** What is built from infra/deploy/Dockerfile. */
export interface Image {
  name: string;
  target: string;
  args: Record<string, string>;
}

/** Megabytes of heap of each kind of process, in its image and on this machine. */
export const HEAP_MB = { service: 224, bff: 256, edge: 128, files: 64 };

const node = (name: string, project: string, settings: { package: string; port: number; heapMb: number }): Image => ({
  name,
  target: 'node',
  args: {
    PROJECT: project,
    NAME: settings.package,
    PORT: String(settings.port),
    HEAP: String(settings.heapMb),
    TITLE: `Araliya ${name}`,
  },
});

const service = (name: string, port: number): Image =>
  node(name, `services/${name}`, { package: `@salon/${name}-service`, port, heapMb: HEAP_MB.service });

const edge = node('edge', 'infra/edge', { package: '@salon/edge', port: 4000, heapMb: HEAP_MB.edge });

/** Files of an app behind the edge's file server. */
const web = (name: string, port: number): Image => ({
  name,
  target: 'web',
  args: { ...edge.args, APP: name, PORT: String(port), HEAP: String(HEAP_MB.files), TITLE: `Araliya ${name}` },
});

const other = (name: string): Image => ({ name, target: name, args: { TITLE: `Araliya ${name}` } });

/** All images of the site. The renderer is a child process of the edge and part of its image (ADR-0031). */
export const IMAGES: readonly Image[] = [
  service('catalog', 4021),
  service('account', 4022),
  service('booking', 4023),
  node('bff', 'bff', { package: 'bff', port: 4010, heapMb: HEAP_MB.bff }),
  edge,
  web('shell', 4100),
  web('mfe-catalog', 4101),
  web('mfe-account', 4102),
  web('mfe-booking', 4103),
  other('database'),
  other('proxy'),
];

export const REGISTRY = 'localhost/araliya';
export const BASE_REGISTRY = 'localhost/araliya-base';
/** Megabytes an image may have. */
export const MOST_MEGABYTES = 300;

const UNITS: Record<string, number> = { B: 1e-6, KB: 1e-3, MB: 1, GB: 1_000 };

/** Megabytes of a size as image tools write it, `142 MB` or `1.2GB`. */
export function megabytesOf(size: string): number {
  const [, count = '', unit = ''] = /^([\d.]+)\s*([kKMG]?B)$/.exec(size.trim()) ?? [];
  return Number(count) * (UNITS[unit.toUpperCase()] ?? Number.NaN);
}

export const TOOLS = ['buildah', 'podman', 'docker'] as const;
export type Tool = (typeof TOOLS)[number];

/** `npm ci` with a filled cache needs more open files than the 1,024 that buildah allows a step. */
const OPEN_FILES = 8_192;

/** Arguments of a build with `tool`; buildah and podman need neither a daemon nor user namespaces with these. */
export function buildArguments(
  tool: Tool,
  build: { file: string; target: string; tag: string; platform?: string | undefined },
): string[] {
  const limits = ['--ulimit', `nofile=${OPEN_FILES}:${OPEN_FILES}`];
  const isolated = ['--isolation', 'chroot', ...limits, '--format', 'docker', '--layers'];
  return [
    ...(tool === 'buildah' ? ['bud'] : ['build']),
    ...(tool === 'docker' ? [] : isolated),
    ...(build.platform ? ['--platform', build.platform] : []),
    ...['--file', build.file, '--target', build.target, '--tag', build.tag],
  ];
}

/** The folder whose package.json has the version of an image; the root's for the database and the proxy. */
export const versionedFolder = ({ args }: Image): string => args.APP ?? args.PROJECT ?? '.';

/** The public address of a remote of git, without credentials; empty for one on this machine. */
export function sourceOf(remote: string): string {
  const [, host, path] = /^(?:https:\/\/(?:[^@/]*@)?|git@)([^/:]+(?::\d+)?)[/:](.+)$/.exec(remote) ?? [];
  return host ? `https://${host}/${path}` : '';
}

/**
 * What `npm run images` builds.
 * @param base where the base images come from; undefined, a registry
 * @throws Error with one sentence
 */
export function chosenImages(
  names: readonly string[],
  base?: string,
): { debootstrap: boolean; images: readonly Image[] } {
  if (base !== undefined && base !== 'debootstrap') throw new Error('--base knows debootstrap only.');
  const unknown = names.find((name) => !IMAGES.some((image) => image.name === name));
  if (unknown !== undefined) throw new Error(`There is no image ${unknown}.`);
  return {
    debootstrap: base !== undefined,
    images: names.length === 0 ? IMAGES : IMAGES.filter(({ name }) => names.includes(name)),
  };
}
