import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BASE_REGISTRY, buildArguments, type Tool } from './images.rules.js';
import { outputOf, run } from './run.js';

const SOURCES = '/etc/apt/sources.list.d/debian.sources';
const SUITE = 'bookworm';
/** Of no use in an image. */
const REMOVED = [
  'var/cache/apt',
  'var/lib/apt/lists',
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
];

/** The build arguments that replace a registry's images by our own. */
export const BASES: Readonly<Record<string, string>> = {
  NODE: `${BASE_REGISTRY}/node`,
  DEBIAN: `${BASE_REGISTRY}/debian`,
  POSTGRES: `${BASE_REGISTRY}/postgres`,
  CADDY: `${BASE_REGISTRY}/caddy`,
};

/**
 * Builds the base images from Debian's packages, with this machine's mirror, Node and npm; existing images are kept.
 */
export function makeBaseImages(tool: Tool, root: string): void {
  const folder = mkdtempSync('/var/tmp/araliya-base-');
  try {
    if (!isMade(tool, 'debian')) makeDebian(tool, folder);
    const context = join(folder, 'context');
    mkdirSync(context);
    cpSync(process.execPath, join(context, 'node'));
    cpSync(npmFolder(), join(context, 'npm'), { recursive: true, dereference: true });
    cpSync(join(root, 'infra/deploy/base/postgres.sh'), join(context, 'postgres.sh'));
    for (const target of ['node', 'postgres', 'caddy']) {
      const file = join(root, 'infra/deploy/base/Dockerfile');
      run(tool, [...buildArguments(tool, { file, target, tag: `${BASE_REGISTRY}/${target}` }), context]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isMade(tool: Tool, name: string): boolean {
  return outputOf(tool, ['images', '--format', '{{.ID}}', '--filter', `reference=${BASE_REGISTRY}/${name}`]) !== '';
}

function makeDebian(tool: Tool, folder: string): void {
  const system = join(folder, 'debian');
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, system, mirror()]);
  for (const path of REMOVED) empty(join(system, path));
  const tar = join(folder, 'debian.tar');
  run('tar', ['--numeric-owner', '--sort=name', '-C', system, '-cf', tar, '.']);
  rmSync(system, { recursive: true });
  if (tool === 'buildah') {
    const container = outputOf(tool, ['from', 'scratch']);
    run(tool, ['add', '--quiet', container, tar, '/']);
    run(tool, ['commit', '--quiet', '--rm', container, `${BASE_REGISTRY}/debian`]);
  } else run(tool, ['import', tar, `${BASE_REGISTRY}/debian`]);
}

function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

/** The Debian mirror that this machine's apt uses. */
function mirror(): string {
  const text = existsSync(SOURCES) ? readFileSync(SOURCES, 'utf8') : '';
  return /^URIs:\s*(\S+)/m.exec(text)?.[1] ?? 'http://deb.debian.org/debian';
}

function npmFolder(): string {
  return dirname(dirname(outputOf('sh', ['-c', 'readlink -f "$(command -v npm)"'])));
}
