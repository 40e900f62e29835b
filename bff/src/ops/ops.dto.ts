import { generalRefusals, isJobId, JOB_ID } from '@salon/contracts';
import { Field, Line } from '../input/fields.js';

export class RetryDto {
  @Line('Task', 128) task!: string;
  @Field(
    (value) => (isJobId(value) ? null : generalRefusals.invalid),
    { type: String, pattern: JOB_ID.source },
    { optional: true },
  )
  job?: string;
  /** `asOf` of the queue that was looked at. */
  @Line('As of', 40) asOf!: string;
}
