import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Machine, outputTo } from '../deploy/machine.js';
import { outputOf } from '../deploy/run.js';

export interface Release {
  image: string;
  /** The entry file that its manifest names, and the previous release's. */
  entry: string;
  former: string;
}

const IMAGE = 'localhost/araliya/mfe-booking';
const NEXT = `${IMAGE}:drill`;

/** Makes the next release of mfe-booking from its image: its manifest names a new entry file. */
export async function makeNextRelease(machine: Machine, folder: string): Promise<Release> {
  const release = join(folder, 'release');
  const archive = join(folder, 'release.tar');
  mkdirSync(release);
  await outputTo(archive, machine.runOneOff('mfe-booking', 'tar', '-C', '/release', '-c', '.'), (chunks) => chunks);
  outputOf('tar', ['-C', release, '-xf', archive]);
  const manifest = readFileSync(join(release, 'mf-manifest.json'), 'utf8');
  const [former = ''] = /remoteEntry\.[0-9a-f]{8}\.js/.exec(manifest) ?? [];
  const code = `${readFileSync(join(release, former), 'utf8')}\n// The next release.\n`;
  const entry = `remoteEntry.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(release, entry), code);
  writeFileSync(join(release, 'mf-manifest.json'), manifest.replaceAll(former, entry));
  rmSync(join(release, former));
  const lines = [`FROM ${IMAGE}`, 'USER root', 'RUN rm -r /release', 'COPY release /release', 'USER 1000:1000'];
  writeFileSync(join(folder, 'Dockerfile'), lines.join('\n'));
  outputOf('buildah', ['bud', '--isolation', 'chroot', '--format', 'docker', '--tag', NEXT, folder]);
  return { image: NEXT, entry, former };
}

export const removeNextRelease = (): string => outputOf('podman', ['rmi', '--force', '--ignore', NEXT]);
