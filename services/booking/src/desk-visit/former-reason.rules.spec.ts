import type { HistoryCause } from '@salon/contracts';
import { formerReason } from './former-reason.rules.js';

const services = [
  { title: 'Cut', quantity: 1 },
  { title: 'Nails', quantity: 2 },
];

const REASONS: readonly [reason: string | null, cause: HistoryCause | null, words?: string][] = [
  [null, null],
  ['She is ill', null, 'She is ill'],
  ['paid', { kind: 'paid' }],
  ['paid at desk', { kind: 'paid_at_desk' }],
  ['In cash', { kind: 'paid_at_desk' }, 'In cash'],
  ['placed by customer', { kind: 'placed', by: 'customer' }],
  ['salon', { kind: 'cancelled', cancelReason: 'salon' }],
  ['She is ill', { kind: 'cancelled', cancelReason: 'customer' }, 'She is ill'],
  ['rescheduled from 2026-12-01 10:00', { kind: 'rescheduled', day: '2026-12-01', startTime: '10:00' }],
  ['rescheduled from 2026-12-01 10:00: Late', { kind: 'rescheduled', day: '2026-12-01', startTime: '10:00' }, 'Late'],
  ['reassigned from Nimali', { kind: 'reassigned', stylist: 'Nimali' }],
  ['services changed to Cut, Nails x 2: LKR 8,101.00', { kind: 'lines', services, totalCents: 810_100 }],
  ['services changed to Cut, Nails x 2: LKR 8,101.00 (Late)', { kind: 'lines', services, totalCents: 810_100 }, 'Late'],
  ['arrived', { kind: 'progress', step: 'arrived' }],
  ['LKR 500.00 paid at the desk: cash', { kind: 'desk_payment', amountCents: 50_000, means: 'cash' }],
  ['LKR 500.00 refunded at the desk: card machine', { kind: 'desk_payment', amountCents: -50_000, means: 'card' }],
  ['refund by bank transfer TT-1', { kind: 'bank_refund' }, 'TT-1'],
  ['refund by bank transfer', { kind: 'bank_refund' }],
  ['refund sent to the gateway', { kind: 'refund_sent' }],
  ['LKR 1,000.00 taken back by the bank', { kind: 'charge_back', amountCents: 100_000 }],
  ['refund of LKR 1,000.00 is not due any more', { kind: 'refund_dropped', amountCents: 100_000 }],
  ['undo', { kind: 'undo' }],
];

it.each(REASONS.map(([reason, cause, words = null]) => [reason, cause, words] as const))(
  'pages of release 0.2.0 read %s',
  (reason, cause, words) => expect(formerReason(cause, words)).toBe(reason),
);
