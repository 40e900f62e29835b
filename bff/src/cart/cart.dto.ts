import { bookingRefusals, choiceTexts, VISIT } from '@salon/contracts';
import { Id, Whole, YesNo } from '../input/fields.js';
import { Lines } from '../input/lines.js';

export class AddServiceDto {
  @Id(choiceTexts.service) serviceId!: string;
}

class OfferLineDto {
  @Id(choiceTexts.service) serviceId!: string;
  @Whole('Quantity', [1, VISIT.maxQuantity], { optional: true }) quantity?: number;
  @YesNo({ optional: true }) fromSpecialOffer?: boolean;
  @Id(bookingRefusals.OFFER_INVALID.text, { optional: true }) specialOfferId?: string;
}

export class AddOfferDto {
  @Id(bookingRefusals.OFFER_INVALID.text) offerId!: string;
  /** Only compared, by the booking service; the offer's services come from the catalog (decision B4). */
  @Lines(() => OfferLineDto, { optional: true }) services?: OfferLineDto[];
}

export class QuantityDto {
  @Whole('Quantity', [1, VISIT.maxQuantity]) quantity!: number;
}
