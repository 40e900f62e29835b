import { generalRefusals, STAFF_ROLES, type StaffRole } from '@salon/contracts';
import { Email, OneOf } from '../input/fields.js';

export class InviteDto {
  @Email() email!: string;
  @OneOf(STAFF_ROLES, generalRefusals.invalid, { optional: true }) role?: StaffRole;
}
