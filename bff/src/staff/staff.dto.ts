import { generalRefusals, STAFF_ROLES, type StaffRole } from '@salon/contracts';
import { OneOf, Whole, YesNo } from '../input/fields.js';

export class StaffChangeDto {
  @OneOf(STAFF_ROLES, generalRefusals.invalid, { optional: true }) role?: StaffRole;
  @YesNo({ optional: true }) disabled?: boolean;
  /** Of the person as the owner saw them. */
  @Whole('Version', [0, 2_147_483_647]) version!: number;
}
