import {
  type ContentItem,
  contentProblems,
  discountPercent,
  minutesOfService,
  type OfferFields,
  catalogRefusals,
  pictureProblem,
  VISIT,
} from '@salon/contracts';
import { moneyText, sumLkr } from '@salon/kernel';
import { amountOf } from '../fields-form/amount.rules.js';

export type OfferItem = ContentItem<OfferFields>;

/** A service as the form of an offer lists it. */
export type ServiceItem = ContentItem<{ title: string; price: number; category: string; averageTime: number | null }>;

/** The form as its fields hold it; `picture` is a file just chosen. */
export interface OfferValues {
  title: string;
  description: string;
  services: string[];
  price: string;
  originalPrice: string;
  startDate: string;
  endDate: string;
  picture: File | null;
}

export type OfferField = keyof OfferValues;

/** In the order of the form. */
export const FIELD_LABELS: Readonly<Record<OfferField, string>> = {
  title: 'Title',
  services: 'Services',
  originalPrice: 'Original price',
  price: 'Offer price',
  picture: 'Picture',
  startDate: 'First day',
  endDate: 'Last day',
  description: 'Description',
};

export const FIELDS = Object.keys(FIELD_LABELS) as OfferField[];

type OfferState = 'running' | 'coming' | 'over' | 'archived';

export const OFFER_STATES: Readonly<Record<OfferState, string>> = {
  running: 'Running',
  coming: 'Coming',
  over: 'Over',
  archived: 'Archived',
};

/** The state of an offer on the salon's day `today`; first and last day are inclusive (decision B7). */
export function offerStateOf({ archived, fields }: OfferItem, today: string): OfferState {
  if (archived) return 'archived';
  if (today < fields.startDate) return 'coming';
  return today > fields.endDate ? 'over' : 'running';
}

export const isRunningOrComing = (item: OfferItem, today: string): boolean =>
  ['running', 'coming'].includes(offerStateOf(item, today));

/** The titles of the running and coming offers with a service. */
export const offersWith = (serviceId: string, offers: readonly OfferItem[], today: string): string[] =>
  offers
    .filter((item) => isRunningOrComing(item, today) && item.fields.services.includes(serviceId))
    .map(({ fields }) => fields.title);

/** Why guests do not see a running or coming offer: archived services of it (decision B8); null when they do. */
export function notShownText(item: OfferItem, services: readonly ServiceItem[], today: string): string | null {
  if (!isRunningOrComing(item, today)) return null;
  const titles = services
    .filter(({ _id, archived }) => archived && item.fields.services.includes(_id))
    .map(({ fields }) => fields.title);
  if (titles.length === 0) return null;
  return `Not shown: ${titles.join(', ')} ${titles.length === 1 ? 'is' : 'are'} archived`;
}

/** The relevant day of an offer in its state, and what happens on it. */
export function dayOf({ fields }: OfferItem, today: string): { what: 'From' | 'Until' | 'Ended'; day: string } {
  if (today < fields.startDate) return { what: 'From', day: fields.startDate };
  return { what: today > fields.endDate ? 'Ended' : 'Until', day: fields.endDate };
}

const ORDER: readonly OfferState[] = ['running', 'coming', 'over', 'archived'];

/** Current offers first, then future ones, then the rest; within a state in the order of the site. */
export const sortOffers = (offers: readonly OfferItem[], today: string): OfferItem[] =>
  [...offers].sort((one, other) => ORDER.indexOf(offerStateOf(one, today)) - ORDER.indexOf(offerStateOf(other, today)));

/** The offers grouped by state; the order can be changed within a state, but not of archived ones. */
export const orderGroups = (offers: readonly OfferItem[], today: string): string[][] =>
  ORDER.filter((state) => state !== 'archived').map((state) =>
    offers.filter((item) => offerStateOf(item, today) === state).map(({ _id }) => _id),
  );

/** 'Guests save 20%.', or why there is no saving yet (decision B8). */
export function savingText(price: string, originalPrice: string): string {
  const [now, before] = [amountOf(price), amountOf(originalPrice)];
  if (!(now >= 0) || !(before > 0)) return 'What guests save is worked out from both prices.';
  return now < before
    ? `Guests save ${discountPercent(now, before)}%.`
    : 'The offer price must be lower than the original price.';
}

export interface PriceWarning {
  field: 'price' | 'originalPrice';
  text: string;
}

/** How the offer would save guests nothing, or less than they read; null for neither. @param sum LKR */
export function priceWarning(price: string, originalPrice: string, sum: number): PriceWarning | null {
  if (sum <= 0) return null;
  const cost = `without the offer these services cost ${moneyText(sum)}.`;
  if (amountOf(price) >= sum) return { field: 'price', text: `Guests would save nothing: ${cost}` };
  if (amountOf(originalPrice) > sum)
    return { field: 'originalPrice', text: `Guests would read too high a saving: ${cost}` };
  return null;
}

/** The price of the chosen services without the offer, LKR. */
export const sumOf = (chosen: readonly string[], services: readonly ServiceItem[]): number =>
  sumLkr(services.filter(({ _id }) => chosen.includes(_id)).map(({ fields }) => fields.price));

/** The duration of the chosen services in minutes. */
export const durationOf = (chosen: readonly string[], services: readonly ServiceItem[]): number =>
  services
    .filter(({ _id }) => chosen.includes(_id))
    .reduce((sum, { fields }) => sum + minutesOfService(fields.averageTime), 0);

/**
 * The services for the checkboxes: those of the offer first, in its order, then by title; an archived service only
 * while the offer contains it.
 */
export function choicesOf(services: readonly ServiceItem[], held: readonly string[]): ServiceItem[] {
  const rank = ({ _id }: ServiceItem) => (held.includes(_id) ? held.indexOf(_id) : held.length);
  return services
    .filter(({ _id, archived }) => !archived || held.includes(_id))
    .sort((one, other) => rank(one) - rank(other) || one.fields.title.localeCompare(other.fields.title));
}

/** An empty form, or that of an existing offer. */
export const formOf = (item: OfferItem | null, today: string): OfferValues => ({
  title: item?.fields.title ?? '',
  description: item?.fields.description ?? '',
  services: item?.fields.services ?? [],
  price: item ? String(item.fields.price) : '',
  originalPrice: item ? String(item.fields.originalPrice) : '',
  startDate: item?.fields.startDate ?? today,
  endDate: item?.fields.endDate ?? today,
  picture: null,
});

/** An empty text stays one: its field is required. */
const typedAmount = (text: string): number | '' => (text.trim() === '' ? '' : amountOf(text));

/** The problems by field, in the server's words. */
export function formProblems(
  { picture, price, originalPrice, ...rest }: OfferValues,
  menu: readonly ServiceItem[],
): Partial<Record<OfferField, string>> {
  const problem = picture && pictureProblem(picture);
  const minutes = durationOf(rest.services, menu);
  return {
    ...(minutes > VISIT.maxMinutes && {
      services: catalogRefusals.OFFER_TOO_LONG.text({ most: VISIT.maxMinutes, minutes }),
    }),
    ...contentProblems(
      'offers',
      { ...rest, price: typedAmount(price), originalPrice: typedAmount(originalPrice) },
      true,
    ),
    ...(problem && { picture: problem }),
  };
}

/**
 * The form as it is sent: multipart, its picture as a file.
 * @param version of the offer that was edited
 */
export function formDataOf(form: OfferValues, version?: string): FormData {
  const { picture, services, price, originalPrice, ...texts } = form;
  const data = new FormData();
  for (const [name, value] of Object.entries(texts)) data.set(name, value.trim());
  data.set('price', String(amountOf(price)));
  data.set('originalPrice', String(amountOf(originalPrice)));
  data.set('services', services.join(','));
  if (picture) data.set('image', picture);
  if (version !== undefined) data.set('version', version);
  return data;
}
