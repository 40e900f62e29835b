import { reportRangeProblem, reportTexts } from '@salon/contracts';
import { isLocalDay } from '@salon/kernel';
import { Field } from '../input/fields.js';

const SHAPE = { type: String, format: 'date' };

/** From one day to another, both included. */
export class ReportDto {
  @Field((from) => (isLocalDay(from) ? null : reportTexts.noDay), SHAPE) from!: string;

  @Field((to, { from }) => {
    if (!isLocalDay(to)) return reportTexts.noDay;
    return isLocalDay(from) ? reportRangeProblem(from, to) : null;
  }, SHAPE)
  to!: string;
}
