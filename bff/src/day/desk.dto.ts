import {
  choiceTexts,
  clientRowProblems,
  DESK_LENGTHS,
  type DeskPlace,
  generalRefusals,
  isObject,
  lineProblem,
  messages,
  type NewDeskCustomer,
  VISIT_ORIGINS,
} from '@salon/contracts';
import { BookedLineDto } from '../appointments/appointments.dto.js';
import { Amount, VisitDay, Field, Id, Line, OneOf, Seen, Time, Whole, YesNo } from '../input/fields.js';
import { Lines } from '../input/lines.js';

const AT_DESK = VISIT_ORIGINS.filter((each) => each !== 'online');

/** The first problem of a new customer; the same rule as an imported client's. */
function customerProblem(value: unknown): string | null {
  if (!isObject(value)) return generalRefusals.invalid;
  const { name, email, phone, ...more } = value;
  if (Object.keys(more).length > 0 || ![name, email, phone].every((each) => typeof each === 'string'))
    return generalRefusals.invalid;
  const problems = clientRowProblems({ ...(value as unknown as NewDeskCustomer), line: 0, city: '', notes: '' });
  return Object.values(problems ?? {})[0] ?? null;
}

const NewCustomer = (): PropertyDecorator => Field(customerProblem, { type: Object }, { optional: true });

class PlaceDto {
  @VisitDay() date!: string;
  @Time() startTime!: string;
  @Id(choiceTexts.stylist) stylistId!: string;
}

/** Exactly one of them: an existing customer or a new one. */
export class DeskBookingDto extends PlaceDto {
  @OneOf(AT_DESK, generalRefusals.invalid) origin!: string;
  @Lines(() => BookedLineDto) services!: BookedLineDto[];
  @Line('Note', DESK_LENGTHS.note) note!: string;
  @Id(choiceTexts.customer, { optional: true }) customerId?: string;
  @NewCustomer() customer?: NewDeskCustomer;
  @Amount('Total', { optional: true }) total?: number;
  @Whole('Minutes', [0, Number.MAX_SAFE_INTEGER], { optional: true }) minutes?: number;
}

export class DeskMoveDto extends PlaceDto {
  @Seen() from!: DeskPlace;
  @YesNo() tell!: boolean;
  @Line('Reason', DESK_LENGTHS.reason) reason!: string;
}

export class BlockDto extends PlaceDto {
  @Time() endTime!: string;
  @Field(
    (value) =>
      typeof value !== 'string' || value.trim() === ''
        ? messages.blockReason
        : lineProblem('Reason', value, DESK_LENGTHS.reason),
    { type: String, maxLength: DESK_LENGTHS.reason },
  )
  reason!: string;
}

export class DeskSearchDto {
  @Line('Search', 80) search!: string;
}
