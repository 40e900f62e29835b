import { bookingRefusals, choiceTexts, VISIT } from '@salon/contracts';
import { Id, Whole, YesNo } from '../input/fields.js';
import { Lines, linesProblem } from '../input/lines.js';

export class AddServiceDto {
  @Id(choiceTexts.service) serviceId!: string;
}

class OfferLineDto {
  @Id(choiceTexts.service) serviceId!: string;
  @Whole('Quantity', [1, VISIT.maxQuantity], { optional: true }) quantity?: number;
  @YesNo({ optional: true }) fromSpecialOffer?: boolean;
  @Id(bookingRefusals.OFFER_INVALID.text, { optional: true }) specialOfferId?: string;
}

/** None, for an offer whose services have left the menu: the booking service says so. */
const offerLinesProblem = (value: unknown): string | null =>
  Array.isArray(value) && value.length === 0 ? null : linesProblem(value);

export class AddOfferDto {
  @Id(bookingRefusals.OFFER_INVALID.text) offerId!: string;
  /** Only compared, by the booking service; the offer's services come from the catalog (decision B4). */
  @Lines(() => OfferLineDto, { optional: true, problem: offerLinesProblem }) services?: OfferLineDto[];
}

export class QuantityDto {
  @Whole('Quantity', [1, VISIT.maxQuantity]) quantity!: number;
}
