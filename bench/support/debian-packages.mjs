import { spawnSync } from 'node:child_process';

const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Installs what is missing of `packages`. @throws Error which names them when that fails */
export function needPackages(packages) {
  const missing = packages.filter((name) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status !== 0);
  if (missing.length > 0 && !apt('install', '-y', '--no-install-recommends', ...missing))
    throw new Error(`Packages are missing: apt-get install ${missing.join(' ')}`);
}
