import { hoursTexts } from '@salon/contracts';
import { Id } from '../input/fields.js';

/** The stylist; defaults to the first one. */
export class WeekDto {
  @Id(hoursTexts.stylist, { optional: true }) stylist?: string;
}
