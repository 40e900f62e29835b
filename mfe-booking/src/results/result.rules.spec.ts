import { appointmentFrom, nextAskMs, orderFrom, outcomeOf } from './result.rules.js';

describe('what the result page tells', () => {
  it.each([
    ['confirmed', 'paid', null, 'confirmed'], ['completed', 'paid', 'paid', 'confirmed'], ['pending', 'none', 'initiated', 'waiting'],
    ['pending', 'none', undefined, 'waiting'], ['pending', 'none', 'pending', 'waiting'], ['pending', 'none', 'failed', 'failed'], ['pending', 'none', 'cancelled', 'failed'],
    ['cancelled', 'none', null, 'released'], ['cancelled', 'paid_unplaced', 'paid', 'unplaced'], ['cancelled', 'refund_due', 'paid', 'unplaced'],
  ] as const)('of a %s visit with money %s and attempt %s is "%s"', (status, money, attempt, outcome) => {
    expect(outcomeOf({ status, money, attempt })).toBe(outcome);
  });
});

it('asks after 1, 2 and then every 4 seconds, for a minute', () => {
  const waits: number[] = [];
  for (let wait = nextAskMs(0); wait !== null; wait = nextAskMs(waits.length)) waits.push(wait);
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 4000]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThanOrEqual(60_000);
  expect(total).toBeGreaterThan(55_000);
});

describe('T39 the address proves nothing', () => {
  it.each(['<script>alert(1)</script>', '', null, '../x', 'a b', 'x'.repeat(65)])('%j is no appointment', (value) => {
    expect(appointmentFrom(value)).toBeNull();
  });

  it('only a reference of ours is repeated', () => {
    expect(orderFrom('AAAABBBBCCCCDDDDEEEF')).toBe('AAAABBBBCCCCDDDDEEEF');
    expect(orderFrom('You have won, call 1900')).toBeNull();
  });
});
