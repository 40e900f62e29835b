import { messages, VISIT } from '@salon/contracts';
import { Field, Id, Whole } from '../input/fields.js';
import { Lines } from '../input/lines.js';

const CHOOSE = 'Please choose a service from the menu';

export class AddServiceDto {
  @Id(CHOOSE) serviceId!: string;
}

export class OfferLineDto {
  @Id(CHOOSE) serviceId!: string;
  @Whole('Quantity', [1, VISIT.maxQuantity], { optional: true }) quantity?: number;
  @Field((value) => (typeof value === 'boolean' ? null : messages.invalid), { type: Boolean }, { optional: true })
  fromSpecialOffer?: boolean;
  @Id(messages.offerInvalid, { optional: true }) specialOfferId?: string;
}

export class AddOfferDto {
  @Id(messages.offerInvalid) offerId!: string;
  /** Only compared, by the booking service; the offer's services come from the catalog (decision B4). */
  @Lines(() => OfferLineDto, { optional: true }) services?: OfferLineDto[];
}

export class QuantityDto {
  @Whole('Quantity', [1, VISIT.maxQuantity]) quantity!: number;
}
