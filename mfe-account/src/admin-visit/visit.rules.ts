import {
  type AdminAction,
  deskVisitRefusals,
  PAYMENT_MEANS_NAMES,
  type VisitEvent,
  type VisitRecord,
} from '@salon/contracts';
import { moneyText } from '@salon/kernel';
import { feeOf, type MoneyLine, moneyOf } from '../visit/appointment.rules.js';

const isUndo = ({ cause }: VisitEvent): boolean => cause?.kind === 'undo';

/** An item of the history, with the desk's admin action that caused it. */
export interface HistoryItem extends VisitEvent {
  action?: AdminAction;
  /** The item that this one undid. */
  undid?: VisitEvent;
}

/**
 * By an admin: what only the system may do, such as confirming a cancelled visit, still names the admin who caused it.
 */
const isByAdmin = ({ actor, by }: VisitEvent): boolean => actor === 'admin' || (actor === 'system' && by !== null);

/** Matches each admin action with the item that was written with it, and an undo with the item of what it undid. */
export function historyOf({ history, acts }: Pick<VisitRecord, 'history' | 'acts'>): HistoryItem[] {
  const left = [...acts];
  const items = history.map((event): HistoryItem => {
    const at = left.findIndex((action) => action.at === event.at && isByAdmin(event) && !isUndo(event));
    const [action] = at < 0 ? [] : left.splice(at, 1);
    return { ...event, ...(action && { action }) };
  });
  return items.map((item) => {
    const undid = isUndo(item) ? items.find(({ action }) => action?.undoneAt === item.at) : undefined;
    return { ...item, ...(undid && { undid }) };
  });
}

/** What comes before cancelling a visit with money at the desk, as its refusal says it. @param deskPaid LKR, not 0 */
export const beforeCancelling = (deskPaid: number): string =>
  deskVisitRefusals.DESK_MONEY_STANDS.text({
    reason: deskPaid > 0 ? 'desk' : 'given',
    amount: moneyText(Math.abs(deskPaid)),
  });

/**
 * The price of the visit, the paid amount and, last, the amount due. Omits an online payment of zero: the desk sees the
 * amount due.
 */
function withPaid({ visit }: VisitRecord, paid: readonly MoneyLine[]): MoneyLine[] {
  const online = feeOf(visit);
  const lines = moneyOf(visit).filter(({ label, amount }) => label !== online.label || amount !== 0);
  const last = lines.at(-1);
  return last?.strong ? [...lines.slice(0, -1), ...paid, last] : [...lines, ...paid];
}

/** What nobody has noted of a completed visit; for the desk, not for the receipt. */
const unnotedOf = ({ visit, money }: VisitRecord): MoneyLine[] =>
  visit.status === 'completed' && money.payable > 0
    ? [{ label: 'Of the price, nobody has noted how it was paid', amount: money.payable }]
    : [];

/** What the desk took in all, and what it refunded of the price after the visit, or of an online payment. */
function deskSumsOf({ deskPaid, givenBack = 0 }: VisitRecord['money']): MoneyLine[] {
  const taken = deskPaid + givenBack;
  const sums = [
    { label: 'Paid at the desk', amount: Math.max(0, taken) },
    { label: 'Refunded at the desk', amount: givenBack + Math.max(0, -taken) },
  ];
  return sums.filter(({ amount }) => amount > 0);
}

/** The totals; the payments are listed below them. */
export function sumsOf(record: VisitRecord): MoneyLine[] {
  const lines = withPaid(record, deskSumsOf(record.money));
  return lines.at(-1)?.strong ? lines : [...lines, ...unnotedOf(record)];
}

/** The printed receipt: each payment at the desk with its means. */
export const receiptLinesOf = (record: VisitRecord): MoneyLine[] =>
  withPaid(
    record,
    record.deskPayments
      .filter(({ takenBack }) => !takenBack)
      .map(({ amount, means }) => ({
        label: `${PAYMENT_MEANS_NAMES[means]}${amount < 0 ? ', refunded' : ''}`,
        amount,
      })),
  );
