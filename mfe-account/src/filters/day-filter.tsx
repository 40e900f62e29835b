import { isLocalDay } from '@salon/kernel';
import { TextField } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { useTypedFilter } from './use-typed-filter.js';

const FIRST_YEAR = '1000';

/** While a year is typed, the browser gives valid days of the years 2, 20 and 202; a day with missing parts is ''. */
const isComplete = ({ value, validity }: HTMLInputElement): boolean =>
  value === '' ? !validity.badInput : isLocalDay(value) && value >= FIRST_YEAR;

/** Filters a list by one day until today. */
export const DayFilter = ({ day, onDay }: { day: string; onDay(day: string): void }) => (
  <TextField
    label="Day"
    type="date"
    max={salonToday()}
    {...useTypedFilter({ inAddress: day, valueOf: ({ value }) => value, isComplete, write: onDay })}
  />
);
