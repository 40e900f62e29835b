import { commentProblem, LIMITS, ratingProblem } from '@salon/contracts';
import { Field } from '../input/fields.js';

export class ReviewDto {
  @Field(ratingProblem, { type: 'integer', minimum: 1, maximum: 5 }) rating!: number;
  @Field(commentProblem, { type: String, minLength: 1, maxLength: LIMITS.comment }) comment!: string;
}
