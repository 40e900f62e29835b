import { FixedClock } from '@salon/testing';
import { Circuit } from './circuit.js';

const START = '2026-11-21T04:00:00.000Z';

function opened(): { circuit: Circuit; clock: FixedClock } {
  const clock = new FixedClock(START);
  const circuit = new Circuit(clock, { threshold: 3, openMs: 1_500 });
  for (let count = 0; count < 3; count += 1) circuit.failed();
  return { circuit, clock };
}

it('stays closed until three consecutive failures', () => {
  const circuit = new Circuit(new FixedClock(START), { threshold: 3, openMs: 1_500 });
  circuit.failed();
  circuit.failed();
  expect(circuit.admits()).toBe(true);
  circuit.succeeded();
  circuit.failed();
  circuit.failed();
  expect(circuit.admits()).toBe(true);
  circuit.failed();
  expect(circuit.admits()).toBe(false);
});

it('allows one trial call when half-open, and all calls when it succeeds', () => {
  const { circuit, clock } = opened();
  clock.set('2026-11-21T04:00:01.499Z');
  expect(circuit.admits()).toBe(false);
  clock.set('2026-11-21T04:00:01.500Z');
  expect([circuit.admits(), circuit.admits()]).toEqual([true, false]);
  circuit.succeeded();
  expect([circuit.admits(), circuit.admits()]).toEqual([true, true]);
});

it('opens again when the trial call fails', () => {
  const { circuit, clock } = opened();
  clock.set('2026-11-21T04:00:02Z');
  expect(circuit.admits()).toBe(true);
  circuit.failed();
  expect(circuit.admits()).toBe(false);
  clock.set('2026-11-21T04:00:04Z');
  expect(circuit.admits()).toBe(true);
});
