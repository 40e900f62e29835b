import { commentProblem, ratingProblem } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

/** A review as it may be stored. */
export interface ReviewWords {
  rating: number;
  comment: string;
  /** Address of the author's picture, as the BFF knows it. */
  picture: string | null;
  /** Its author has been to the salon, as the BFF asked the booking service (decision B14). */
  verifiedVisit: boolean;
}

const LONGEST_PICTURE = 500;

/** Line ends as one character, and never more than one empty line. */
const tidy = (comment: string): string =>
  comment
    .replace(/\r\n?/g, '\n')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*)+\n/g, '\n\n')
    .trim();

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** A page of ours or a secure address; a review whose author's picture is neither has none. */
const pictureOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_PICTURE && /^(?:\/(?!\/)|https:\/\/)\S+$/.test(value)
    ? value
    : null;

/** What a review must be (spec §5, decision B14). @throws DomainError `invalid` */
export function reviewOf(body: unknown): ReviewWords {
  const rating = fieldOf(body, 'rating');
  const comment = fieldOf(body, 'comment');
  const problem = ratingProblem(rating) ?? commentProblem(comment);
  if (problem) throw new DomainError('invalid', 'REVIEW_INVALID', problem);
  return {
    rating: rating as number,
    comment: tidy(comment as string),
    picture: pictureOf(fieldOf(body, 'picture')),
    verifiedVisit: fieldOf(body, 'verifiedVisit') === true,
  };
}
