import { ACTION_AREAS, type ActionArea, generalRefusals } from '@salon/contracts';
import { Cursor, FilterDay, Id, Line, OneOf } from '../input/fields.js';

export class ActionListDto {
  @Id(generalRefusals.invalid, { optional: true }) person?: string;
  @OneOf(ACTION_AREAS, generalRefusals.invalid, { optional: true }) area?: ActionArea;
  @FilterDay() day?: string;
  @Line('Visit', 20, { optional: true }) visit?: string;
  @Cursor() cursor?: string;
}

export class LatestChangesDto {
  /** Separated by commas. */
  @Line('Subjects', 100) subjects!: string;
}
