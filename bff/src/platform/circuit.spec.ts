import { jest } from '@jest/globals';
import { DomainError } from '@salon/kernel';
import { Circuit } from './circuit.js';

const START = Date.parse('2026-11-21T04:00:00.000Z');
const DOWN = 'UPSTREAM_DOWN';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

const works = () => Promise.resolve('response');
const fails = () => Promise.reject(new Error('connection lost'));

/** The response, or the code or text of the error. */
const outcome = (circuit: Circuit, call: () => Promise<string>): Promise<string> =>
  circuit.run(call).catch((error: Error) => (error instanceof DomainError ? error.code : error.message));

async function opened(): Promise<Circuit> {
  const circuit = new Circuit(10);
  for (let count = 0; count < 3; count += 1) await outcome(circuit, fails);
  return circuit;
}

it('stays closed until three consecutive failures', async () => {
  const circuit = new Circuit(10);
  const outcomes = [];
  for (const call of [fails, fails, works, fails, fails, fails, works]) outcomes.push(await outcome(circuit, call));
  expect(outcomes.slice(2)).toEqual(['response', 'connection lost', 'connection lost', 'connection lost', DOWN]);
});

it('allows one trial call when half-open, and all calls when it succeeds', async () => {
  const circuit = await opened();
  jest.setSystemTime(START + 1_499);
  expect(await outcome(circuit, works)).toBe(DOWN);
  jest.setSystemTime(START + 1_500);
  expect(await Promise.all([outcome(circuit, works), outcome(circuit, works)])).toEqual(['response', DOWN]);
  expect(await Promise.all([outcome(circuit, works), outcome(circuit, works)])).toEqual(['response', 'response']);
});

it('opens again when the trial call fails', async () => {
  const circuit = await opened();
  jest.setSystemTime(START + 2_000);
  expect(await outcome(circuit, fails)).toBe('connection lost');
  expect(await outcome(circuit, works)).toBe(DOWN);
  jest.setSystemTime(START + 4_000);
  expect(await outcome(circuit, works)).toBe('response');
});

it('rejects a call beyond those in flight, without counting it as a failure', async () => {
  const circuit = new Circuit(2);
  let respond = (): void => undefined;
  const response = new Promise<string>((resolve) => (respond = () => resolve('response')));
  const inFlight = [outcome(circuit, () => response), outcome(circuit, () => response)];
  for (let count = 0; count < 4; count += 1) expect(await outcome(circuit, works)).toBe('UPSTREAM_BUSY');
  respond();
  expect(await Promise.all(inFlight)).toEqual(['response', 'response']);
  expect(await outcome(circuit, works)).toBe('response');
});
