import { REFUND_STATES } from '@salon/contracts';
import { Line, OneOf } from '../input/fields.js';

export class AdminActionsFilterDto {
  @Line('Cursor', 200, { optional: true }) cursor?: string;
}

export class RefundsFilterDto {
  @OneOf(REFUND_STATES, `Please give one of ${REFUND_STATES.join(', ')}`, { optional: true }) state?: string;
  @Line('Cursor', 200, { optional: true }) cursor?: string;
}

export class SettleDto {
  @Line('Reference', 80) reference!: string;
}
