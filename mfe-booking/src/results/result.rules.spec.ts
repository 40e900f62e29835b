import { appointmentFrom, feeOfCancelled, nextPollMs, outcomeOf } from './result.rules.js';

describe('what the result page shows', () => {
  it.each([
    ['confirmed', null, 'paid', null, 'confirmed'],
    ['completed', null, 'paid', 'paid', 'over'],
    ['no_show', null, 'paid', 'paid', 'over'],
    ['completed', null, 'charged_back', 'charged_back', 'charged-back'],
    ['pending', null, 'none', 'initiated', 'waiting'],
    ['pending', null, 'none', undefined, 'waiting'],
    ['pending', null, 'none', 'pending', 'waiting'],
    ['pending', null, 'none', 'failed', 'failed'],
    ['pending', null, 'none', 'cancelled', 'failed'],
    ['cancelled', 'unpaid', 'none', null, 'released'],
    ['cancelled', 'replaced', 'none', 'initiated', 'released'],
    ['cancelled', 'unpaid', 'paid_unplaced', 'paid', 'unplaced'],
    ['cancelled', 'customer', 'none', null, 'cancelled'],
    ['cancelled', 'customer', 'refund_due', 'paid', 'cancelled'],
    ['cancelled', 'salon', 'refunded', 'paid', 'cancelled'],
    ['cancelled', 'unpaid', 'refund_due', 'paid', 'cancelled'],
    ['confirmed', null, 'charged_back', 'charged_back', 'charged-back'],
  ] as const)(
    'of a %s visit (%s) with money %s and attempt %s is "%s"',
    (status, cancelReason, money, attempt, outcome) => {
      expect(outcomeOf({ status, cancelReason, money, attempt })).toBe(outcome);
    },
  );

  it.each([
    ['refund_due', 400, 'LKR 600.00 of your booking fee will be refunded, and we write to you when it is.'],
    ['refunding', 0, 'The refund of LKR 1,000.00 of your booking fee is on its way to you.'],
    ['refunded', 0, 'LKR 1,000.00 of your booking fee has been refunded to you.'],
    ['paid', 1000, 'Your booking fee counts toward what cancelling it late has cost.'],
    ['charged_back', 0, 'Your bank has returned the booking fee to you.'],
    ['none', 0, 'Nothing was paid for it. If you were charged after all, we will find it and write to you.'],
  ] as const)(
    'of the fee of a cancelled visit with money %s, of which %d is kept, is how much comes back',
    (money, feePaid, sentence) => {
      expect(feeOfCancelled({ money, feePaid, appointmentFee: 1000 })).toBe(sentence);
    },
  );
});

it('asks after 1, 2 and then every 4 seconds, for a minute', () => {
  const waits: number[] = [];
  for (let wait = nextPollMs(0); wait !== null; wait = nextPollMs(waits.length)) waits.push(wait);
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 4000]);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThanOrEqual(60_000);
  expect(total).toBeGreaterThan(55_000);
});

describe('T39 the address proves nothing', () => {
  it.each(['<script>alert(1)</script>', '', null, '../x', 'a b', 'x'.repeat(65)])('%j is no appointment', (value) => {
    expect(appointmentFrom(value)).toBeNull();
  });
});
