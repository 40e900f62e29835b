import {
  AMOUNT_NAMES,
  COST_NAMES,
  type MoneyState,
  OWED_NAMES,
  PAYMENT_MEANS_NAMES,
  PAYMENT_STATE_NAMES,
} from '@salon/contracts';
import { type Cents, times, withQuantity } from '@salon/kernel';
import type { MailAmount, MailPart } from '@salon/nest-kit/mail.rules';
import type { MailFacts } from './mail-facts.rules.js';
import { money } from './visit-parts.rules.js';

/** The cost of the visit, the paid amount and the amount due. */
export const amountsPart = (facts: MailFacts): MailPart => ({
  type: 'amounts',
  amounts: [...services(facts), ...paidOnline(facts), due(facts)],
});

/** The amounts of a receipt, whose lines add up. */
export const receiptPart = (facts: MailFacts): MailPart => ({
  type: 'amounts',
  amounts: facts.ended
    ? ofEnded(facts, facts.ended)
    : [...services(facts), ...fee(facts), ...paidOnline(facts), ...atDesk(facts), ...unnoted(facts), rest(facts)],
});

/** An offer has one price for all its services. */
function services({ lines, offer, totalCents }: MailFacts): MailAmount[] {
  const priced = offer === null ? lines.flatMap(pricedLine) : [];
  return [...priced, { label: AMOUNT_NAMES.services, amount: money(totalCents), isTotal: priced.length > 0 }];
}

const pricedLine = (line: MailFacts['lines'][number]): MailAmount[] =>
  line.priceCents === undefined
    ? []
    : [{ label: withQuantity(line), amount: money(times(line.priceCents as Cents, line.quantity)) }];

const feeName = ({ prepaidCents = 0 }: MailFacts): string =>
  prepaidCents > 0 ? 'Booking fee and services' : 'Booking fee';

/** Nothing when the visit has no booking fee. */
const paidOnline = (facts: MailFacts): MailAmount[] =>
  facts.feeCents > 0 ? [{ label: `${feeName(facts)} paid`, amount: money(facts.feePaidCents ?? facts.feeCents) }] : [];

const atDesk = ({ deskPayments = [] }: MailFacts): MailAmount[] =>
  deskPayments.map(({ means, amountCents }) => ({
    label: `${PAYMENT_MEANS_NAMES[means]}, ${amountCents < 0 ? 'refunded' : 'paid'} at the salon`,
    amount: money(amountCents),
  }));

const fee = ({ feeCents, prepaidCents = 0 }: MailFacts): MailAmount[] =>
  feeCents > prepaidCents ? [{ label: AMOUNT_NAMES.fee, amount: money(feeCents - prepaidCents) }] : [];

/** A completed visit counts as paid, whether or not the desk has noted all of it (ADR-0020). */
const unnoted = ({ unnotedCents = 0 }: MailFacts): MailAmount[] =>
  unnotedCents > 0 ? [{ label: AMOUNT_NAMES.paidAtSalon, amount: money(unnotedCents) }] : [];

const rest = (facts: MailFacts): MailAmount =>
  facts.overpaidCents
    ? { label: AMOUNT_NAMES.toRefund, amount: money(facts.overpaidCents), isTotal: true }
    : due(facts);

const due = ({ dueCents, totalCents }: MailFacts): MailAmount => ({
  label: AMOUNT_NAMES.dueAtSalon,
  amount: money(dueCents ?? totalCents),
  isTotal: true,
});

type Ended = NonNullable<MailFacts['ended']>;

function ofEnded(facts: MailFacts, ended: Ended): MailAmount[] {
  const paid = [...paidOfEnded(facts, ended), ...atDesk(facts)];
  if (ended.costCents === null) return paid;
  const { status, dueCents = 0, feeCents, feePaidCents = feeCents, deskPayments = [] } = facts;
  const deskCents = deskPayments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const backCents = (ended.money === 'none' ? 0 : feePaidCents) + deskCents - ended.costCents;
  const end = status === 'no_show' ? 'no_show' : 'cancelled';
  return [
    { label: COST_NAMES[end], amount: money(ended.costCents) },
    ...paid,
    ...(dueCents > 0 ? [{ label: OWED_NAMES[end], amount: money(dueCents), isTotal: true }] : []),
    ...(backCents > 0 ? [{ label: AMOUNT_NAMES.toRefund, amount: money(backCents), isTotal: true }] : []),
  ];
}

/** The online payment, and the part of it that goes back. */
function paidOfEnded(facts: MailFacts, { money: state }: Ended): MailAmount[] {
  const { feeCents, feePaidCents = feeCents } = facts;
  if (feeCents === 0 || state === 'none') return [];
  const paid = { label: `${feeName(facts)} paid`, amount: money(feeCents) };
  if (feePaidCents === feeCents || !hasName(state)) return [paid];
  const label = `${feeName(facts)}, ${PAYMENT_STATE_NAMES[state].toLowerCase()}`;
  return [paid, { label, amount: money(feePaidCents - feeCents) }];
}

const hasName = (state: MoneyState): state is keyof typeof PAYMENT_STATE_NAMES =>
  Object.hasOwn(PAYMENT_STATE_NAMES, state);
