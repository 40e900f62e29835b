import { hoursTexts } from '@salon/contracts';
import { Id } from '../input/fields.js';

/** The stylist; the first one when absent. */
export class WeekDto {
  @Id(hoursTexts.stylist, { optional: true }) stylist?: string;
}
