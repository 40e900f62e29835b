import {
  CANCEL_PARTIES,
  choiceTexts,
  DESK_LENGTHS,
  isPlainText,
  MAX_PRICE,
  messages,
  oneOfText,
  PAYMENT_MEANS,
  VISIT,
  VISIT_PROGRESS,
} from '@salon/contracts';
import { Amount, Field, Id, Line, OneOf, Whole, YesNo } from '../input/fields.js';
import { Lines } from '../input/lines.js';

export class ProgressDto {
  @OneOf(VISIT_PROGRESS, oneOfText(VISIT_PROGRESS)) to!: string;
}

export class PaymentDto {
  @Amount('Amount') amount!: number;
  @OneOf(PAYMENT_MEANS, oneOfText(PAYMENT_MEANS)) means!: string;
  @Line('Reference', DESK_LENGTHS.reference, { optional: true }) reference?: string;
  @Amount('Paid at the desk', { optional: true }) deskPaid?: number;
}

export class CancelVisitDto {
  @OneOf(CANCEL_PARTIES, oneOfText(CANCEL_PARTIES)) party!: string;
  @Line('Reason', DESK_LENGTHS.reason, { optional: true }) reason?: string;
  @Amount('Refund') refund!: number;
  @Amount('Owed') owed!: number;
}

class ChangedLineDto {
  @Id(choiceTexts.service) service!: string;
  @Whole('Quantity', [1, VISIT.maxQuantity]) quantity!: number;
  @Amount('Price', { optional: true, most: MAX_PRICE }) price?: number;
  @Line('Reason', DESK_LENGTHS.reason, { optional: true }) reason?: string;
}

export class LinesDto {
  @Lines(() => ChangedLineDto) services!: ChangedLineDto[];
  @Line('Version', 64) version!: string;
  @YesNo({ optional: true }) overpaid?: boolean;
  @Amount('Total', { optional: true }) total?: number;
  @Whole('Minutes', [0, Number.MAX_SAFE_INTEGER], { optional: true }) minutes?: number;
}

export class NoteDto {
  @Field(
    (value) => {
      if (typeof value !== 'string' || value.length > DESK_LENGTHS.note)
        return messages.tooLong('Note', DESK_LENGTHS.note);
      return isPlainText(value, true) ? null : messages.unprintable('Note');
    },
    { type: String, maxLength: DESK_LENGTHS.note },
  )
  text!: string;

  @Line('Version', 64) version!: string;
}
