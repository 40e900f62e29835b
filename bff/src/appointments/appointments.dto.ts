import {
  APPOINTMENT_STATUSES,
  choiceTexts,
  DESK_LENGTHS,
  type DeskPlace,
  generalRefusals,
  isPageSize,
  MONEY_STATES,
  oneOfText,
  VISIT,
} from '@salon/contracts';
import {
  Amount,
  Cursor,
  FilterDay,
  VisitDay,
  Field,
  Id,
  Ignored,
  Line,
  OneOf,
  Seen,
  Time,
  Whole,
  YesNo,
} from '../input/fields.js';
import { Lines } from '../input/lines.js';

export class BookedLineDto {
  @Id(choiceTexts.service) service!: string;
  @Whole('Quantity', [1, VISIT.maxQuantity]) quantity!: number;
}

export class BookDto {
  @VisitDay() date!: string;
  @Time() startTime!: string;
  /** Computed by the server; another one is refused (decision C3). */
  @Time({ optional: true }) endTime?: string;
  @Id(choiceTexts.stylist, { optional: true }) stylistId?: string;
  @Line('Quote', 128, { optional: true }) quote?: string;
  @Lines(() => BookedLineDto) services!: BookedLineDto[];
  @Ignored() paymentIntentId?: unknown;
}

export class OrderDto {
  @Line('Order', 64) orderId!: string;
}

export class RescheduleDto {
  @VisitDay() date!: string;
  @Time() startTime!: string;
  /** Of a visit that was paid without a time: refused when it has been given one meanwhile. */
  @YesNo({ optional: true }) unplaced?: boolean;
  @Seen({ optional: true }) from?: DeskPlace;
}

export class CancelDto {
  /** What cancelling costs as it was shown, in LKR: refused when it costs more by now. */
  @Amount('Cost', { optional: true }) cost?: number;
  @Seen({ optional: true }) from?: DeskPlace;
}

export class StatusDto {
  @OneOf(APPOINTMENT_STATUSES, oneOfText(APPOINTMENT_STATUSES)) status!: string;
  @Line('Reason', DESK_LENGTHS.reason, { optional: true }) reason?: string;
  @Seen({ optional: true }) from?: DeskPlace;
}

/** Page of a list; values of a query string are text. */
export class PageDto {
  @Cursor() cursor?: string;
  @Field((value) => (isPageSize(value) ? null : generalRefusals.invalid), { type: String }, { optional: true })
  limit?: string;
}

/** Filters of `GET /api/appointments/all`, which no screen calls: the desk has the day, the week and the search. */
export class AppointmentsFilterDto extends PageDto {
  @FilterDay() from?: string;
  @FilterDay() to?: string;
  @OneOf(APPOINTMENT_STATUSES, oneOfText(APPOINTMENT_STATUSES), { optional: true })
  status?: string;
  @OneOf(MONEY_STATES, oneOfText(MONEY_STATES), { optional: true }) money?: string;
}
