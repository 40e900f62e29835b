import {
  type LinesRequest,
  MAX_PRICE,
  minutesOfService,
  type RecordLine,
  type SalonService,
  type VisitRecord,
} from '@salon/contracts';
import { CURRENCY_SIGN, DAY_MINUTES, minutesOf, shortMoneyText, timeOf } from '@salon/kernel';
import { amountOf } from '../fields-form/amount.rules.js';

/** A service being edited: the typed price, and its price without an agreement. */
export interface LineDraft extends Omit<RecordLine, 'price'> {
  typed: string;
  usual: number;
}

export const draftOf = ({ price, ...line }: RecordLine): LineDraft => ({ ...line, typed: String(price), usual: price });

export const draftOfService = ({ _id, title, price, averageTime }: SalonService): LineDraft => ({
  service: _id,
  title,
  quantity: 1,
  minutes: minutesOfService(averageTime),
  reason: '',
  ofOffer: false,
  typed: String(price),
  usual: price,
});

const isPriceFine = ({ typed }: LineDraft): boolean => amountOf(typed) >= 0 && amountOf(typed) <= MAX_PRICE;

/** Why the typed price cannot be saved. */
export function priceError(draft: LineDraft): string | undefined {
  if (isPriceFine(draft)) return undefined;
  return Number.isNaN(amountOf(draft.typed))
    ? `An amount in ${CURRENCY_SIGN}, please`
    : `Between ${shortMoneyText(0)} and ${shortMoneyText(MAX_PRICE)}`;
}

export const isAgreed = (draft: LineDraft): boolean => amountOf(draft.typed) !== draft.usual;

/** Whether it can be saved: at least one service is left, each price is valid, and each agreed price has a reason. */
export const isSavable = (drafts: readonly LineDraft[]): boolean =>
  drafts.length > 0 && drafts.every((draft) => isPriceFine(draft) && (!isAgreed(draft) || draft.reason.trim() !== ''));

/** What the screen says of the drafts: the sum and the minutes of the visit, and whether more was paid. */
type Outcome = ReturnType<typeof outcomeOf>;

export const requestOf = (
  drafts: readonly LineDraft[],
  version: string,
  { total, minutes, over }: Pick<Outcome, 'total' | 'minutes' | 'over'>,
): LinesRequest => ({
  services: drafts.map((draft) => ({
    service: draft.service,
    quantity: draft.quantity,
    ...(isAgreed(draft) && { price: amountOf(draft.typed), reason: draft.reason }),
  })),
  version,
  ...(total !== null && { total }),
  minutes,
  ...(over > 0 && { overpaid: true }),
});

/** The draft of a service that is added; one that the visit has keeps its booked price and minutes. */
export function draftOfAdded(service: SalonService, stored: readonly RecordLine[]): LineDraft {
  const booked = stored.find((line) => line.service === service._id);
  return booked ? draftOf(booked) : draftOfService(service);
}

/** The drafts as the menu has their services by now: of one that is added, its minutes, and its price unless typed. */
export const withMenu = (
  drafts: readonly LineDraft[],
  stored: readonly RecordLine[],
  menu: readonly SalonService[],
): LineDraft[] =>
  drafts.map((draft) => {
    const service = menu.find(({ _id }) => _id === draft.service);
    if (!service || stored.some((line) => line.service === draft.service)) return draft;
    const { typed, minutes, usual } = draftOfService(service);
    const isTyped = draft.typed !== String(draft.usual); // Also '2500.', on the way to 2500.50.
    return { ...draft, minutes, usual, ...(!isTyped && { typed }) };
  });

/** Whether the visit has these services, each as often and at the same price. */
export const isStored = (stored: readonly RecordLine[], drafts: readonly LineDraft[]): boolean =>
  stored.length === drafts.length &&
  drafts.every((draft) =>
    stored.some(
      ({ service, quantity, price }) =>
        service === draft.service && quantity === draft.quantity && price === amountOf(draft.typed),
    ),
  );

/** The cost of the visit beside its fee, null while a price is not valid; its length and end; the overpaid amount. LKR. */
export function outcomeOf({ visit, lines, money }: VisitRecord, drafts: readonly LineDraft[]) {
  const cost = (list: readonly { price: number; quantity: number; ofOffer: boolean }[]): number =>
    list.filter(({ ofOffer }) => !ofOffer).reduce((all, { price, quantity }) => all + price * quantity, 0);
  const minutes = drafts.reduce((all, draft) => all + draft.minutes * draft.quantity, 0);
  const endTime = timeOf((minutesOf(visit.startTime) + minutes) % DAY_MINUTES);
  if (!drafts.every(isPriceFine)) return { total: null, minutes, endTime, over: 0 };
  const changed = cost(drafts.map((draft) => ({ ...draft, price: amountOf(draft.typed) })));
  const total = visit.totalAmount - cost(lines.list) + changed;
  const over = visit.feePaid + money.deskPaid - visit.appointmentFee - total;
  // Sums of fractions differ from the amount by less than a cent.
  return { total, minutes, endTime, over: Math.max(0, Math.round(over * 100) / 100) };
}
