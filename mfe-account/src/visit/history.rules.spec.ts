import type { HistoryCause } from '@salon/contracts';
import { historyWords, type WordedEntry } from './history.rules.js';

const KEPT = { from: 'confirmed', to: 'confirmed' } as const;
const CANCELLED = { from: 'confirmed', to: 'cancelled' } as const;
const CONFIRMED = { from: 'pending', to: 'confirmed' } as const;
const move: HistoryCause = { kind: 'rescheduled', day: '2026-12-01', startTime: '10:00' };
const lines: HistoryCause = {
  kind: 'lines',
  services: [
    { title: 'Cut', quantity: 1 },
    { title: 'Nails', quantity: 2 },
  ],
  totalCents: 810_100,
};
const newer = { kind: 'newer' } as unknown as HistoryCause;

type Case = [said: string, cause: HistoryCause | null, words: string | null];

it.each<Case>([
  ['Rescheduled from Dec 1, 2026, 10:00 AM', move, null],
  ['Rescheduled from Dec 1, 2026, 10:00 AM: She is late', move, 'She is late'],
  ['Reassigned from Nimali', { kind: 'reassigned', stylist: 'Nimali' }, null],
  ['Reassigned from Nimali: undo', { kind: 'reassigned', stylist: 'Nimali' }, 'undo'],
  ['Services changed to Cut, Nails x 2: LKR 8,101.00', lines, null],
  ['Services changed to Cut, Nails x 2: LKR 8,101.00 (waited long)', lines, 'waited long'],
  ['Arrived', { kind: 'progress', step: 'arrived' }, null],
  ['LKR 500.00 paid at the desk: cash', { kind: 'desk_payment', amountCents: 50_000, means: 'cash' }, null],
  [
    'LKR 500.00 refunded at the desk: card machine',
    { kind: 'desk_payment', amountCents: -50_000, means: 'card' },
    null,
  ],
  [
    'LKR 500.00 paid at the desk: wallet',
    { kind: 'desk_payment', amountCents: 50_000, means: 'wallet' as 'cash' },
    null,
  ],
  ['Note changed', { kind: 'note' }, null],
  ['Receipt mailed', { kind: 'receipt_mailed' }, null],
  ['Kept outside hours', { kind: 'kept_outside_hours' }, null],
  ['Refund sent to the gateway', { kind: 'refund_sent' }, null],
  ['Refund refused by the gateway', { kind: 'refund_refused' }, null],
  ['Refunded by the gateway', { kind: 'refunded' }, null],
  ['Refund by bank transfer TT-1', { kind: 'bank_refund' }, 'TT-1'],
  ['Refund by bank transfer', { kind: 'bank_refund' }, null],
  ['LKR 1,000.00 taken back by the bank', { kind: 'charge_back', amountCents: 100_000 }, null],
  ['Refund of LKR 1,000.00 is not due any more', { kind: 'refund_dropped', amountCents: 100_000 }, null],
  ['Taken back', { kind: 'undo' }, null],
  ['Changed', newer, null],
  ['Changed', null, null],
  ['A sentence of before', null, 'a sentence of before'],
])('a change reads %s', (said, cause, words) => expect(historyWords({ ...KEPT, cause, words })).toBe(said));

it.each<Case>([
  ['Cancelled: wanted by the customer', { kind: 'cancelled', cancelReason: 'customer' }, null],
  ['Cancelled: by the salon', { kind: 'cancelled', cancelReason: 'salon' }, null],
  ['Cancelled: not paid in time', { kind: 'cancelled', cancelReason: 'unpaid' }, null],
  ['Cancelled: replaced by another time', { kind: 'cancelled', cancelReason: 'replaced' }, null],
  ['Cancelled: She is ill', { kind: 'cancelled', cancelReason: 'customer' }, 'She is ill'],
  ['Cancelled: taken back', { kind: 'undo' }, null],
  ['Cancelled', newer, null],
])('a cancellation reads %s', (said, cause, words) => expect(historyWords({ ...CANCELLED, cause, words })).toBe(said));

it.each(['undo', 'customer', 'salon', 'placed by admin'])('what the desk wrote is shown as typed, also %s', (words) => {
  for (const cause of [{ kind: 'cancelled', cancelReason: 'salon' } as const, null])
    expect(historyWords({ ...CANCELLED, cause, words })).toBe(`Cancelled: ${words}`);
});

it.each<Case>([
  ['Confirmed: paid', { kind: 'paid' }, null],
  ['Confirmed: paid at desk', { kind: 'paid_at_desk' }, null],
  ['Confirmed: In cash', { kind: 'paid_at_desk' }, 'In cash'],
  ['Confirmed: another time, chosen at the desk', { kind: 'placed', by: 'admin' }, null],
  ['Confirmed: another time, chosen by the customer', { kind: 'placed', by: 'customer' }, null],
  ['Confirmed', null, null],
])('a confirmation reads %s', (said, cause, words) => expect(historyWords({ ...CONFIRMED, cause, words })).toBe(said));

it.each<[string, Pick<WordedEntry, 'from' | 'to'>, string | null]>([
  ['Held, unpaid', { from: null, to: 'pending' }, null],
  ['Completed: at the desk', { from: 'confirmed', to: 'completed' }, 'at the desk'],
  ['Did not come', { from: 'confirmed', to: 'no_show' }, null],
])('a status alone reads %s', (said, step, words) => expect(historyWords({ ...step, cause: null, words })).toBe(said));

it('an entry of release 0.2.0 reads as its one sentence', () => {
  expect(historyWords({ ...KEPT, reason: 'note changed' })).toBe('Note changed');
  expect(historyWords({ ...CANCELLED, reason: 'She is ill' })).toBe('Cancelled: She is ill');
  expect(historyWords({ ...CONFIRMED, reason: null })).toBe('Confirmed');
});

it('an undo says what was taken back', () => {
  const note = { ...KEPT, cause: { kind: 'note' }, words: null } as const;
  const undo = { ...note, cause: { kind: 'undo' }, undid: note } as const;
  expect(historyWords(undo)).toBe('Taken back: Note changed');
  expect(historyWords({ ...undo, from: 'completed' })).toBe('Confirmed: taken back');
});
