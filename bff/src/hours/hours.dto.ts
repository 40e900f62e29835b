import { type DeskPlace, hoursTexts, isHolidayYear } from '@salon/contracts';
import { Field, Id, Seen } from '../input/fields.js';

export class HolidaysDto {
  @Field((value) => (isHolidayYear(value) ? null : hoursTexts.year), { type: String })
  year!: string;
}

export class ReassignDto {
  @Id(hoursTexts.stylist) stylistId!: string;
  @Seen({ optional: true }) from?: DeskPlace;
}
