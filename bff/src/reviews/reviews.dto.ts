import {
  catalogRefusals,
  commentProblem,
  DESK_LENGTHS,
  FIELD_LENGTHS,
  isHideReason,
  ratingProblem,
  RATINGS,
} from '@salon/contracts';
import { Cursor, Field } from '../input/fields.js';

export class ReviewDto {
  @Field(ratingProblem, { type: 'integer', minimum: Math.min(...RATINGS), maximum: Math.max(...RATINGS) })
  rating!: number;
  @Field(commentProblem, { type: String, minLength: 1, maxLength: FIELD_LENGTHS.comment }) comment!: string;
}

/** Which page of the reviews. */
export class ReviewPageDto {
  @Cursor() cursor?: string;
}

export class HideReviewDto {
  @Field((value) => (isHideReason(value) ? null : catalogRefusals.REASON_MISSING.text), {
    type: String,
    minLength: 1,
    maxLength: DESK_LENGTHS.hideReason,
  })
  reason!: string;
}
