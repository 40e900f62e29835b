import { isWholeDay } from '@salon/kernel';
import { TextField } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { useTypedFilter } from './use-typed-filter.js';

const isComplete = ({ value, validity }: HTMLInputElement): boolean =>
  value === '' ? !validity.badInput : isWholeDay(value);

/** Filters a list by one day until today. */
export const DayFilter = ({ day, onDay }: { day: string; onDay(day: string): void }) => (
  <TextField
    label="Day"
    type="date"
    max={salonToday()}
    {...useTypedFilter({ inAddress: day, valueOf: ({ value }) => value, isComplete, write: onDay })}
  />
);
