import { weekdayOf, type LocalDay } from '@salon/kernel';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const weekdayName = (day: LocalDay): string => WEEKDAYS[weekdayOf(day)] ?? '';

/** `minutes` and `price` are of all pieces together; `struck` when an offer's price stands instead (decision B12). */
export interface ServiceLine {
  key: string;
  title: string;
  quantity: number;
  minutes: number;
  price: number;
}
