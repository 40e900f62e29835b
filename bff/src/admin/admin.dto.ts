import { DESK_LENGTHS, oneOfText, REFUND_STATES } from '@salon/contracts';
import { Cursor, Line, OneOf } from '../input/fields.js';

export class AdminActionsFilterDto {
  @Cursor() cursor?: string;
}

export class RefundsFilterDto {
  @OneOf(REFUND_STATES, oneOfText(REFUND_STATES), { optional: true }) state?: string;
  @Cursor() cursor?: string;
}

export class SettleDto {
  @Line('Reference', DESK_LENGTHS.reference) reference!: string;
}
