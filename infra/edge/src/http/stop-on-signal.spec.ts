import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { RESTART_TIMEOUT_MS } from '../proxy/api.js';
import { stopOnSignal } from './stop-on-signal.js';

const read = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
const seconds = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Milliseconds after SIGTERM until a process whose requests never end is ended by force. */
function stopTime(heldMs?: number): number {
  const app = { close: () => new Promise<undefined>(() => undefined) };
  jest.useFakeTimers();
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  stopOnSignal(app, heldMs);
  process.emit('SIGTERM');
  let passed = 0;
  for (; exit.mock.calls.length === 0 && passed < 60_000; passed += 500) jest.advanceTimersByTime(500);
  return passed;
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const signal of SIGNALS) process.removeAllListeners(signal);
});

it('a process whose requests do not end is ended after eight seconds', () => expect(stopTime()).toBe(8_000));

it('the edge has as long again as it may hold a call back', () =>
  expect(stopTime(RESTART_TIMEOUT_MS)).toBe(RESTART_TIMEOUT_MS + 8_000));

it('its container is killed later: by compose, and on Kubernetes, where the time before SIGTERM counts', () => {
  const compose = seconds(read('compose.yml'), /x-container: &container\n(?: {2}.*\n)*? {2}stop_grace_period: (\d+)s/);
  const pod = read('k8s/base/kustomization.yaml');
  const kubernetes =
    seconds(pod, /terminationGracePeriodSeconds, value: (\d+)/) - seconds(pod, /preStop: .*\['sleep', '(\d+)'\]/);
  const needed = stopTime(RESTART_TIMEOUT_MS) / 1_000;
  expect(compose).toBeGreaterThan(needed);
  expect(kubernetes).toBeGreaterThan(needed);
});
