import { setTimeout as sleep } from 'node:timers/promises';
import type { DeployedShell } from '../deployed/deployed-shell.js';
import type { RenderedPages } from './rendered-pages.js';

/**
 * Milliseconds: after the start, whose readiness is asked for meanwhile; between looks whether no visitor waits;
 * between rounds while the API does not answer yet.
 */
const BEGIN_MS = 150;
const YIELD_MS = 50;
const PAUSE_MS = 2_000;
const ROUNDS = 30;

const wait = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

/**
 * Renders each public page once, so that the first visitor does not wait for code to be compiled and data to be
 * fetched.
 */
export async function prerender(rendered: RenderedPages, deployed: DeployedShell, pauseMs = PAUSE_MS): Promise<void> {
  const done = new Set<string>();
  await wait(BEGIN_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await wait(pauseMs);
    // What is not there yet is there in the next round.
    if (await renderEach(rendered, deployed, done).catch(() => false)) return;
  }
}

/** Whether every page has been rendered. Visitors come first: a page is begun only while none is rendered for them. */
async function renderEach(rendered: RenderedPages, deployed: DeployedShell, done: Set<string>): Promise<boolean> {
  const shell = await deployed.current();
  const paths = await rendered.paths(shell);
  for (const path of paths.filter((each) => !done.has(each))) {
    do await wait(YIELD_MS);
    while (rendered.isBusy());
    if (await rendered.document(path, shell)) done.add(path);
  }
  return paths.length > 0 && paths.every((path) => done.has(path));
}
