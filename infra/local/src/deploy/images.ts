import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASES, makeBaseImages } from './base-images.js';
import {
  buildArguments,
  chosenImages,
  type Image,
  megabytesOf,
  MOST_MEGABYTES,
  REGISTRY,
  type Tool,
  TOOLS,
} from './images.rules.js';
import { isInstalled, outputOf, run } from './run.js';

/**
 * `npm run images [-- --base debootstrap] [-- names]`: builds the images of the last commit with the tool of this
 * machine, reports their sizes.
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const git = (...args: string[]): string => outputOf('git', ['-C', root, ...args]);

interface Source {
  folder: string;
  /** Build arguments that all images have. */
  args: Readonly<Record<string, string>>;
}

/** A folder with what is committed: two builds of a commit are given the same files. */
function withCommit(use: (source: Source) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'araliya-images-'));
  try {
    const commit = git('rev-parse', 'HEAD');
    run('sh', ['-c', 'git -C "$0" archive "$1" | tar -x -C "$2"', root, commit, folder]);
    use({ folder, args: { COMMIT: commit, BUILT_AT: git('log', '-1', '--format=%cI', commit) } });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function build(tool: Tool, image: Image, source: Source): void {
  const file = join(source.folder, 'infra/deploy/Dockerfile');
  run(tool, [
    ...buildArguments(tool, { file, target: image.target, tag: `${REGISTRY}/${image.name}` }),
    ...Object.entries({ ...source.args, ...image.args }).flatMap(([name, value]) => [
      '--build-arg',
      `${name}=${value}`,
    ]),
    ...(existsSync(AUTHORITIES) ? ['--secret', `id=ca,src=${AUTHORITIES}`] : []),
    source.folder,
  ]);
}

/** @returns whether it is small enough */
function report(tool: Tool, { name }: Image): boolean {
  const size = outputOf(tool, ['images', '--format', '{{.Size}}', `${REGISTRY}/${name}`]);
  const isSmall = megabytesOf(size) <= MOST_MEGABYTES;
  console.log(`${name.padEnd(12)} ${size}${isSmall ? '' : `, more than ${MOST_MEGABYTES} MB`}`);
  return isSmall;
}

try {
  const { debootstrap, images } = chosenImages(process.argv.slice(2));
  const tool = TOOLS.find(isInstalled);
  if (!tool) throw new Error(`Images are built with ${TOOLS.join(', ')}: none of them is installed.`);
  if (debootstrap) makeBaseImages(tool, root);
  withCommit(({ folder, args }) => {
    for (const image of images) build(tool, image, { folder, args: { ...args, ...(debootstrap ? BASES : {}) } });
  });
  console.log(`\nBuilt with ${tool}:`);
  if (!images.map((image) => report(tool, image)).every(Boolean)) process.exit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
