import { messages, VISIT } from '@salon/contracts';
import { Id, Ignored, Whole } from '../input/fields.js';
import { Lines } from '../input/lines.js';

const CHOOSE = 'Please choose a service from the menu';

export class AddServiceDto {
  @Id(CHOOSE) serviceId!: string;
}

export class OfferLineDto {
  @Id(CHOOSE) serviceId!: string;
  @Whole('Quantity', [1, VISIT.maxQuantity], { optional: true }) quantity?: number;
  @Ignored() fromSpecialOffer?: unknown;
  @Ignored() specialOfferId?: unknown;
}

export class AddOfferDto {
  @Id(messages.offerInvalid) offerId!: string;
  /** At most compared: the offer's own services come from the catalog (decision B4). */
  @Lines(() => OfferLineDto, { optional: true }) services?: OfferLineDto[];
}

export class QuantityDto {
  @Whole('Quantity', [1, VISIT.maxQuantity]) quantity!: number;
}
