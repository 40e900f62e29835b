import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isListening } from '../net/ports.js';
import type { Child } from './child.js';
import type { Ports } from './ports.rules.js';

const PATIENCE = 45_000;
const PAUSE = 40;
const HOPELESS = 3;

/** Waits until a process answers. @throws Error with the end of its log when it dies again and again, or takes too long */
export async function untilReady(child: Child, ports: Ports): Promise<void> {
  const { name, readyPath, ports: names } = child.part;
  const [first, ...others] = names.map((each) => ports[each]);
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (child.deaths >= HOPELESS) throw new Error(`${name} does not start:\n${child.lastWords()}`);
    if (
      first !== undefined &&
      (await answersOk(first, readyPath)) &&
      (await Promise.all(others.map(isListening))).every(Boolean)
    )
      return;
    await sleep(PAUSE);
  }
  throw new Error(`${name} is not ready after ${PATIENCE / 1_000} s:\n${child.lastWords()}`);
}

function answersOk(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false, timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('error', () => resolve(false));
    request.once('timeout', () => request.destroy());
  });
}
