import { AMOUNT_NAMES, type Appointment, paidAtSalon } from '@salon/contracts';
import { counted, MINUTE_MS, sumLkr } from '@salon/kernel';
import { feeOf, type MoneyLine, moneyOf, sortVisits, titleOf } from '../visit/appointment.rules.js';

/** 'in 3 days and 4 hours', 'in 2 hours and 15 minutes', 'in 1 minute', 'now': the two largest units. */
export function waitOf(startsAt: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(startsAt) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return 'now';
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const units = [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    days === 0 && rest > 0 && counted(rest, 'minute'),
  ];
  return `in ${units.filter((unit) => unit !== false).join(' and ')}`;
}

/** 'Profile Picture, Address', or null when nothing is missing. */
export function missingText(items: readonly { label: string; done: boolean }[]): string | null {
  const missing = items.filter(({ done }) => !done).map(({ label }) => label);
  return missing.length === 0 ? null : missing.join(', ');
}

interface Receipt {
  id: string;
  title: string;
  /** Day of the visit. */
  date: string;
  /** What the customer paid, and where, or got back: 'Paid online'. */
  what: string;
  /** LKR. */
  amount: number;
  /** The reference of the visit, as on its receipt. */
  reference: string;
}

/** What was paid of a visit in all ways, or what goes back of its online payment. */
function paidOf(visit: Appointment): MoneyLine {
  const { money, feePaid } = visit;
  const salon = paidAtSalon(visit);
  if (salon === 0) return feeOf(visit);
  return money === 'paid_at_desk' || feePaid === 0
    ? { label: AMOUNT_NAMES.paidAtSalon, amount: salon }
    : { label: 'Paid online and at the salon', amount: sumLkr([feePaid, salon]) };
}

/** The visits of which something was paid, the latest booking first. */
export const receiptsOf = (visits: readonly Appointment[]): Receipt[] =>
  visits
    .filter((visit) => visit.money !== 'none' || paidAtSalon(visit) > 0)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((visit) => {
      const { label: what, amount } = paidOf(visit);
      return { id: visit._id, title: titleOf(visit), date: visit.date, what, amount, reference: visit.appointmentId };
    });

type Debt = Omit<Receipt, 'reference'>;

/** Amounts due for past visits, the latest first. */
export const owedOf = (visits: readonly Appointment[], now: Date): Debt[] =>
  sortVisits(visits, now).past.flatMap((visit) => {
    const owed = moneyOf(visit).find(({ strong, amount }) => strong && amount > 0);
    return owed
      ? [{ id: visit._id, title: titleOf(visit), date: visit.date, what: owed.label, amount: owed.amount }]
      : [];
  });
