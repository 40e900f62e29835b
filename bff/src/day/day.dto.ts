import { hoursTexts } from '@salon/contracts';
import { Id } from '../input/fields.js';

/** Whose week; the first stylist's when absent. */
export class WeekDto {
  @Id(hoursTexts.stylist, { optional: true }) stylist?: string;
}
