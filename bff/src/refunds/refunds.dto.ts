import { DESK_LENGTHS } from '@salon/contracts';
import { Line } from '../input/fields.js';

export class SettleDto {
  @Line('Reference', DESK_LENGTHS.reference) reference!: string;
}
