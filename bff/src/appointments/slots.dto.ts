import { choiceTexts, isUuid, VISIT, type VisitLine } from '@salon/contracts';
import { VisitDay, Field, Id, Ignored, Whole } from '../input/fields.js';
import { Lines } from '../input/lines.js';

/** A requested service: `_id` as a search for times sends it, or `service` as a booking does. */
class WantedServiceDto {
  @Field((value, body) => (isUuid(value ?? body.service) ? null : choiceTexts.serviceId), {
    type: String,
    format: 'uuid',
  })
  _id?: string;
  @Id(choiceTexts.serviceId, { optional: true }) service?: string;
  @Whole('Quantity', [1, VISIT.maxQuantity], { optional: true }) quantity?: number;
  @Ignored() averageTime?: unknown;
}

export class AvailabilityDto {
  @VisitDay() date!: string;
  @Id(choiceTexts.stylist, { optional: true }) stylistId?: string;
  @Lines(() => WantedServiceDto) services!: WantedServiceDto[];
}

const Month = () =>
  Field((value) => (typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? null : choiceTexts.noDate), {
    type: String,
    example: '2026-11',
  });

export class FreeDaysDto {
  @Month() month!: string;
  @Id(choiceTexts.stylist, { optional: true }) stylistId?: string;
  @Lines(() => WantedServiceDto) services!: WantedServiceDto[];
}

/** For rescheduling: the services are those of the appointment. */
export class NewTimesDto {
  @VisitDay() date!: string;
  @Id(choiceTexts.stylist, { optional: true }) stylistId?: string;
}

export class NewDaysDto {
  @Month() month!: string;
}

/** Lines in the booking service's format. */
export const linesOf = (services: readonly WantedServiceDto[]): VisitLine[] =>
  services.map(({ _id, service, quantity }) => ({ service: String(_id ?? service), quantity: quantity ?? 1 }));
