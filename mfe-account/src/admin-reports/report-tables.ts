import {
  CLOSING_MEANS,
  CLOSING_MEANS_NAMES,
  type Occupancy,
  type ReportMoney,
  type ReportPeriod,
  type SalonReport,
} from '@salon/contracts';
import { CURRENCY_SIGN, formatAmount, sumLkr } from '@salon/kernel';
import { formatDate, monthName } from '@salon/web-kit';

export const REPORTS = [
  ['occupancy', 'Occupancy'],
  ['services', 'Services'],
  ['money', 'Money'],
  ['missed', 'No-shows'],
  ['customers', 'Customers'],
] as const;
export type ReportName = (typeof REPORTS)[number][0];

type Cell = string | number | null;
type Kind = 'text' | 'period' | 'count' | 'hours' | 'share' | 'amount';
export interface Column {
  name: string;
  kind: Kind;
}
/** The tables of a report, for the page and for its file. */
export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** Index of the column that `Bars` shows; absent for a table without bars. */
  charted?: number;
}

/** Utilisation: the share of the working time that visits took; null without working time. */
export const shareOf = ({ takenMinutes, openMinutes }: Occupancy): number | null =>
  openMinutes === 0 ? null : takenMinutes / openMinutes;

/** '2026-11' → 'November 2026', '2026-11-23' → 'Nov 23, 2026'. */
export const periodName = (period: string): string =>
  period.length === 7
    ? `${monthName(Number(period.slice(5)))} ${period.slice(0, 4)}`
    : formatDate(period, 'MMM d, yyyy');

/** A cell formatted for the page. */
export function shown(cell: Cell, kind: Kind): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return kind === 'period' ? periodName(cell) : cell;
  if (kind === 'share') return `${Math.round(cell * 100)} %`;
  if (kind === 'amount') return formatAmount(cell);
  return cell.toLocaleString('en-US', kind === 'hours' ? { maximumFractionDigits: 1 } : {});
}

/** The table for a spreadsheet: numbers without separators and units, days and months as ISO 8601 writes them. */
export const csvRows = ({ columns, rows }: Table): string[][] => [
  columns.map(({ name }) => name),
  ...rows.map((row) =>
    row.map((cell, at) => {
      if (cell === null) return '';
      return typeof cell === 'number' && columns[at]?.kind === 'amount' ? cell.toFixed(2) : String(cell);
    }),
  ),
];

const column =
  (kind: Kind) =>
  (name: string): Column => ({ name, kind });
const [text, count, hours, amount] = [column('text'), column('count'), column('hours'), column('amount')];
const when = column('period')('When');
const net = ({ received, returned }: ReportMoney): number => sumLkr([received, -returned]);
export const netOf = ({ money }: Pick<ReportPeriod, 'money'>, method: string): number => {
  const found = money.find((each) => each.means === method);
  return found ? net(found) : 0;
};
const returning = ({ visits, firstVisits }: ReportPeriod): number => visits - firstVisits;

/** Days or months with data. */
const some = (periods: readonly ReportPeriod[], of: (period: ReportPeriod) => number): ReportPeriod[] =>
  periods.filter((each) => of(each) > 0);

const TABLES: Readonly<Record<ReportName, (report: SalonReport) => Table>> = {
  occupancy: ({ stylists, weekdays }) => ({
    columns: [
      text('Stylist or weekday'),
      hours('Working hours'),
      hours('Hours of visits'),
      column('share')('Occupied'),
    ],
    rows: [...stylists, ...weekdays].map((row) => [
      row.name,
      row.openMinutes / 60,
      row.takenMinutes / 60,
      shareOf(row),
    ]),
  }),
  services: ({ services }) => ({
    columns: [text('Service or offer'), count('Times'), amount(CURRENCY_SIGN)],
    charted: 2,
    rows: services.map(({ title, isOffer, times, amount: lkr }) => [isOffer ? `${title} (offer)` : title, times, lkr]),
  }),
  money: ({ periods }) => ({
    columns: [when, ...CLOSING_MEANS.map((method) => amount(CLOSING_MEANS_NAMES[method])), amount('Together')],
    rows: some(periods, ({ money }) => money.reduce((sum, each) => sum + each.received + each.returned, 0)).map(
      (period) => {
        const amounts = CLOSING_MEANS.map((method) => netOf(period, method));
        return [period.period, ...amounts, sumLkr(amounts)];
      },
    ),
  }),
  missed: ({ periods }) => ({
    columns: [when, count('Visits'), count('No-shows'), count('Cancelled late')],
    rows: some(periods, ({ visits, noShows, lateCancels }) => visits + noShows + lateCancels).map((each) => [
      each.period,
      each.visits,
      each.noShows,
      each.lateCancels,
    ]),
  }),
  customers: ({ periods }) => ({
    columns: [when, count('First visits'), count('Of returning customers')],
    rows: some(periods, ({ visits }) => visits).map((each) => [each.period, each.firstVisits, returning(each)]),
  }),
};

export const tableOf = (name: ReportName, report: SalonReport): Table => TABLES[name](report);

/** One part of each column of a chart. */
export interface Series {
  name: string;
  of(period: ReportPeriod): number;
}

/** The columns of a chart; one for each period. */
export const SERIES: Readonly<Record<'money' | 'missed' | 'customers', readonly Series[]>> = {
  money: CLOSING_MEANS.map((method) => ({
    name: CLOSING_MEANS_NAMES[method],
    of: (period) => netOf(period, method),
  })),
  missed: [
    { name: 'No-shows', of: ({ noShows }) => noShows },
    { name: 'Cancelled late', of: ({ lateCancels }) => lateCancels },
  ],
  customers: [
    { name: 'First visits', of: ({ firstVisits }) => firstVisits },
    { name: 'Of returning customers', of: returning },
  ],
};

/** Whether a report has no data. */
export const isEmpty = ({ periods, money }: SalonReport): boolean =>
  periods.every(({ visits, noShows, lateCancels }) => visits + noShows + lateCancels === 0) &&
  money.every(({ received, returned }) => received + returned === 0);
