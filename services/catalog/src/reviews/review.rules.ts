import { asRecord, commentProblem, problemsIn, ratingProblem, refuse } from '@salon/contracts';

/** The validated fields of a review. */
export interface ReviewFields {
  rating: number;
  comment: string;
  /** URL of the author's picture, set by the BFF. */
  picture: string | null;
  /** The author has visited the salon, as the booking service reported to the BFF (decision B14). */
  verifiedVisit: boolean;
}

const LONGEST_PICTURE = 500;

/** Normalises line ends and collapses several empty lines into one. */
const tidy = (comment: string): string =>
  comment
    .replace(/\r\n?/g, '\n')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*)+\n/g, '\n\n')
    .trim();

/** A path of this site or an https URL; anything else counts as no picture. */
const pictureOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_PICTURE && /^(?:\/(?!\/)|https:\/\/)\S+$/.test(value)
    ? value
    : null;

/** Validates the fields of a review (docs/product.md §5, decision B14). @throws DomainError `invalid` */
export function reviewOf(body: unknown): ReviewFields {
  const { rating, comment, picture, verifiedVisit } = asRecord(body);
  const errors = problemsIn({ rating: ratingProblem(rating), comment: commentProblem(comment) });
  if (errors) throw refuse('REVIEW_INVALID', { errors });
  return {
    rating: rating as number,
    comment: tidy(comment as string),
    picture: pictureOf(picture),
    verifiedVisit: verifiedVisit === true,
  };
}
