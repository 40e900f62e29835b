import { jest } from '@jest/globals';
import { fork, type ForkOptions } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

let execPath = process.execPath;
jest.unstable_mockModule('node:child_process', () => ({
  fork: (script: string, args: string[], options: ForkOptions) => fork(script, args, { ...options, execPath }),
}));
const { Renderer } = await import('./renderer.js');

const SHELL = `exports.shared = {};
exports.publicPaths = () => ['/', '/menu'];`;
const SITE = { shell: 'http://shell.test/server.1.cjs', remotes: {}, registry: {} };

it('is started again after its process could not be started', async () => {
  const renderer = new Renderer({
    readBundle: () => Promise.resolve(SHELL),
    readApi: () => Promise.reject(new Error('not read here')),
    report: () => undefined,
  });
  execPath = '/nowhere/node';
  await expect(renderer.paths(SITE)).rejects.toThrow('the renderer could not be started: spawn /nowhere/node ENOENT');
  execPath = process.execPath;
  await sleep(600); // Half a second after its last start at the earliest.
  expect(await renderer.paths(SITE)).toEqual(['/', '/menu']);
  renderer.stop();
}, 10_000);
