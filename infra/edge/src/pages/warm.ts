import { setTimeout as sleep } from 'node:timers/promises';
import type { DrawnPages } from './drawn-pages.js';
import type { ShellPage } from './shell-page.js';

/** Milliseconds: after the start, whose readiness is asked for meanwhile; between looks for room; between rounds while the API does not answer yet. */
const BEGIN = 150;
const GIVE_WAY = 50;
const PAUSE = 2_000;
const ROUNDS = 30;

const wait = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

/** Draws each public page once, so that the first visitor does not wait for code to be compiled and answers to be asked. */
export async function warm(drawn: DrawnPages, shellPage: ShellPage, pauseMs = PAUSE): Promise<void> {
  const done = new Set<string>();
  await wait(BEGIN);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await wait(pauseMs);
    if (await drawEach(drawn, shellPage, done).catch(() => false)) return; // What is not there yet is there in the next round.
  }
}

/** Whether every page has been drawn. Visitors come first: a page is begun only while none is drawn for them. */
async function drawEach(drawn: DrawnPages, shellPage: ShellPage, done: Set<string>): Promise<boolean> {
  const shell = await shellPage.current();
  const paths = await drawn.paths(shell);
  for (const path of paths.filter((each) => !done.has(each))) {
    do await wait(GIVE_WAY);
    while (drawn.isDrawing());
    if (await drawn.document(path, shell)) done.add(path);
  }
  return paths.length > 0 && paths.every((path) => done.has(path));
}
