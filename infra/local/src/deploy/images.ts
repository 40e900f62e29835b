import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BASES, makeBaseImages } from './base-images.js';
import {
  buildArguments,
  chosenImages,
  type Image,
  megabytesOf,
  MOST_MEGABYTES,
  REGISTRY,
  sourceOf,
  type Tool,
  TOOLS,
  versionedFolder,
} from './images.rules.js';
import { isInstalled, outputOf, run } from './run.js';

/**
 * `npm run images [-- --base debootstrap] [-- --platform linux/arm64] [-- names]`: builds the images of the last commit
 * with the tool of this machine, reports their sizes.
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const git = (...args: string[]): string => outputOf('git', ['-C', root, ...args]);

interface Source {
  folder: string;
  /** Build arguments that all images have. */
  args: Readonly<Record<string, string>>;
  /** Undefined: this machine's. */
  platform: string | undefined;
}

/** Where the project is published, as git knows it. */
const origin = (): string => sourceOf(git('config', '--default', '', 'remote.origin.url'));

/** A folder with what is committed: two builds of a commit are given the same files. */
function withCommit(use: (source: Pick<Source, 'folder' | 'args'>) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'araliya-images-'));
  try {
    const commit = git('rev-parse', 'HEAD');
    run('sh', ['-c', 'git -C "$0" archive "$1" | tar -x -C "$2"', root, commit, folder]);
    const args = { COMMIT: commit, BUILT_AT: git('log', '-1', '--format=%cI', commit), SOURCE: origin() };
    use({ folder, args });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The version in the package.json that belongs to an image. */
function imageVersion(image: Image, folder: string): string {
  const text = readFileSync(join(folder, versionedFolder(image), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function build(tool: Tool, image: Image, source: Source): void {
  const { folder, platform } = source;
  const file = join(folder, 'infra/deploy/Dockerfile');
  const args = { ...source.args, ...image.args, VERSION: imageVersion(image, folder) };
  run(tool, [
    ...buildArguments(tool, { file, target: image.target, tag: `${REGISTRY}/${image.name}`, platform }),
    ...Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    ...(existsSync(AUTHORITIES) ? ['--secret', `id=ca,src=${AUTHORITIES}`] : []),
    folder,
  ]);
}

/** @returns whether it is small enough */
function report(tool: Tool, { name }: Image): boolean {
  const size = outputOf(tool, ['images', '--format', '{{.Size}}', `${REGISTRY}/${name}:latest`]);
  // The database's is Postgres' own image with our roles.
  const isSmall = name === 'database' || megabytesOf(size) <= MOST_MEGABYTES;
  console.log(`${name.padEnd(12)} ${size}${isSmall ? '' : `, more than ${MOST_MEGABYTES} MB`}`);
  return isSmall;
}

try {
  const options = { base: { type: 'string' }, platform: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { debootstrap, images } = chosenImages(positionals, values.base);
  const tool = TOOLS.find(isInstalled);
  if (!tool) throw new Error(`Images are built with ${TOOLS.join(', ')}: none of them is installed.`);
  if (debootstrap) makeBaseImages(tool, root);
  withCommit(({ folder, args }) => {
    const source = { folder, args: { ...args, ...(debootstrap ? BASES : {}) }, platform: values.platform };
    for (const image of images) build(tool, image, source);
  });
  console.log(`\nBuilt with ${tool}:`);
  if (!images.map((image) => report(tool, image)).every(Boolean)) process.exit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
