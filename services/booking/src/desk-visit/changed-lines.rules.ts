import type { HistoryCause, PricedService, RefusalParams } from '@salon/contracts';
import { type Cents, formatLkr, sum, times } from '@salon/kernel';
import { type BookedLine, type BookedOffer, isKept, type NewLine } from '../appointments/appointment.rules.js';
import { allPaidCents, costCents, type VisitMoney } from '../policy/policy.rules.js';

/** A requested service of a visit; an agreed price needs a reason. */
export interface WantedLine {
  serviceId: string;
  quantity: number;
  priceCents?: Cents;
  reason: string;
}

type Refusal = RefusalParams<'LINES_REFUSED'>;

/** The services of a visit; an offer has one price for all lines except those added beside it. */
interface OfferLines {
  lines: readonly BookedLine[];
  offer: BookedOffer | null;
}

export const isOfOffer = ({ offer }: OfferLines, line: BookedLine): boolean => offer !== null && !line.isAdded;

/**
 * The requested lines: booked services keep their minutes and price, new ones have the catalog's current values, unless
 * a price was agreed.
 */
export function linesAsWanted(
  row: OfferLines,
  wanted: readonly WantedLine[],
  menu: ReadonlyMap<string, PricedService>,
): BookedLine[] {
  return wanted.flatMap(({ serviceId, quantity, priceCents, reason }) => {
    const booked = row.lines.find((line) => line.serviceId === serviceId);
    const line = booked ?? newLine(menu.get(serviceId), row);
    if (!line) return [];
    const isAgreed = priceCents !== undefined && priceCents !== line.priceCents;
    return {
      ...line,
      quantity,
      ...(isAgreed && { priceCents, agreed: reason }),
    };
  });
}

function newLine(service: PricedService | undefined, { offer }: OfferLines): BookedLine | undefined {
  if (!service) return undefined;
  const { id: serviceId, title, category, priceCents, minutes } = service;
  const line: NewLine = { serviceId, title, category, priceCents: priceCents as Cents, minutes, quantity: 1 };
  return offer ? { ...line, isAdded: true } : line;
}

/** An offer has its own price; services added beside it have theirs. */
export const totalOf = ({ offer }: OfferLines, lines: readonly BookedLine[]): Cents =>
  sum([
    ...(offer ? [offer.priceCents] : []),
    ...lines
      .filter(({ isAdded }) => offer === null || isAdded)
      .map(({ priceCents, quantity }) => times(priceCents, quantity)),
  ]);

/**
 * Why the services cannot be changed to these; null when they can.
 * @param isMeant the user has confirmed that more was paid than the visit will cost
 */
export function linesRefusal(
  row: OfferLines & VisitMoney,
  lines: readonly BookedLine[],
  isMeant: boolean,
): Refusal | null {
  if (!isKept(row)) return { reason: 'linesStatus' };
  const fixed = row.lines.filter((line) => isOfOffer(row, line));
  const isUnchanged = (line: BookedLine): boolean =>
    lines.some(
      ({ serviceId, quantity, priceCents }) =>
        serviceId === line.serviceId && quantity === line.quantity && priceCents === line.priceCents,
    );
  if (row.offer && !fixed.every(isUnchanged)) return { reason: 'offer', title: row.offer.title };
  // A booked price needs no second reason: its own is deleted with the customer's data.
  const unexplained = lines.find(({ serviceId, priceCents, agreed }) => {
    const booked = row.lines.find((line) => line.serviceId === serviceId);
    return agreed === '' && booked?.priceCents !== priceCents;
  });
  if (unexplained) return { reason: 'priceReason', title: unexplained.title };
  const over = allPaidCents(row) - costCents({ ...row, totalCents: totalOf(row, lines) });
  return over > 0 && !isMeant ? { reason: 'overpaid', amount: formatLkr(over as Cents) } : null;
}

/** The changed services for the history, without the reasons of agreed prices. */
export const linesCause = (lines: readonly BookedLine[], totalCents: Cents): HistoryCause => ({
  kind: 'lines',
  services: lines.map(({ title, quantity }) => ({ title, quantity })),
  totalCents,
});

/** The reasons that a change gives for agreed prices, each once; null for none. */
export function agreedReasons(before: readonly BookedLine[], lines: readonly BookedLine[]): string | null {
  const isNew = ({ serviceId, priceCents, agreed }: BookedLine): boolean =>
    !before.some((line) => line.serviceId === serviceId && line.priceCents === priceCents && line.agreed === agreed);
  return [...new Set(lines.filter(isNew).flatMap(({ agreed }) => agreed || []))].join(', ') || null;
}
