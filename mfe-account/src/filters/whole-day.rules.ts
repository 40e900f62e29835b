import { isLocalDay } from '@salon/kernel';

const FIRST_YEAR = '1000';

/**
 * Whether a typed day is complete: while a year is typed, the browser gives valid days of the years 2, 20 and 202; a day
 * with missing parts is ''.
 */
export const isWholeDay = (value: string): boolean => isLocalDay(value) && value >= FIRST_YEAR;
