import { ACTIVITY_KINDS, generalRefusals, STAFF_ROLES, type StaffRole } from '@salon/contracts';
import { Cursor, FilterDay, Id, OneOf, Whole, YesNo } from '../input/fields.js';

export class StaffChangeDto {
  @OneOf(STAFF_ROLES, generalRefusals.invalid, { optional: true }) role?: StaffRole;
  @YesNo({ optional: true }) disabled?: boolean;
  /** Version of the person that the owner edited. */
  @Whole('Version', [0, 2_147_483_647]) version!: number;
}

export class ActivityFilterDto {
  @Id(generalRefusals.invalid, { optional: true }) person?: string;
  @OneOf(ACTIVITY_KINDS, generalRefusals.invalid, { optional: true }) kind?: string;
  @FilterDay() day?: string;
  @Cursor() cursor?: string;
}
