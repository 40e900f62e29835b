import { reportRangeProblem, reportTexts } from '@salon/contracts';
import { addDays, isLocalDay, mondayOf } from '@salon/kernel';

/** The first and the last day, `yyyy-MM-dd`. */
export interface Range {
  from: string;
  to: string;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string): string => monthOf(addDays(monthOf(day), 31));

/** The preset ranges; each ends with its own last day, so that upcoming visits are included. */
export function presetsOf(today: string): readonly (Range & { name: string })[] {
  const [month, lastMonth] = [monthOf(today), monthOf(addDays(monthOf(today), -1))];
  return [
    { name: 'This week', from: mondayOf(today), to: addDays(mondayOf(today), 6) },
    { name: 'This month', from: month, to: addDays(nextMonth(today), -1) },
    { name: 'Last month', from: lastMonth, to: addDays(month, -1) },
    { name: 'This year', from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  ];
}

/** Why there is no report of these days; null when there is. */
export const rangeProblem = ({ from, to }: Range): string | null =>
  isLocalDay(from) && isLocalDay(to) ? reportRangeProblem(from, to) : reportTexts.noDay;

/** The range of the address; this month by default. */
export function rangeOf(search: URLSearchParams, today: string): Range {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (rangeProblem(range) === null) return range;
  const [, month] = presetsOf(today);
  return month ? { from: month.from, to: month.to } : range;
}
