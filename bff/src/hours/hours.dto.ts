import { hoursTexts } from '@salon/contracts';
import { Field, Id } from '../input/fields.js';

export class HolidaysDto {
  @Field((value) => (typeof value === 'string' && /^20\d\d$/.test(value) ? null : hoursTexts.year), { type: String })
  year!: string;
}

export class ReassignDto {
  @Id(hoursTexts.stylist) stylistId!: string;
}
