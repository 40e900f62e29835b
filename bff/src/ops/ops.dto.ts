import { generalRefusals } from '@salon/contracts';
import { Field, Line } from '../input/fields.js';

const JOB_ID = /^\d{1,18}$/;

export class RetryDto {
  @Line('Task', 128) task!: string;
  @Field(
    (value) => (typeof value === 'string' && JOB_ID.test(value) ? null : generalRefusals.invalid),
    { type: String, pattern: JOB_ID.source },
    { optional: true },
  )
  job?: string;
  /** `asOf` of the queue that was looked at. */
  @Line('As of', 40) asOf!: string;
}
