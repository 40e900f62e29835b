import { messages, type Review, type ReviewRequest, type User } from '@salon/contracts';
import { ApiError, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { getMyReview, patchReview, postReview } from './reviews.api.js';
import { reviewsKey } from './use-reviews.js';

const myReviewKey = (user: User) => ['my-review', user._id] as const;

export const useMyReview = (user: User) =>
  useQuery({ queryKey: myReviewKey(user), queryFn: ({ signal }) => getMyReview(signal) });

/** Another tab has written the review, or it is gone: what is known here is no longer true. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/** An edited review stays where it stands, unless the salon has hidden it; a new one comes first. */
const withReview = (list: Review[], review: Review, isNew: boolean): Review[] =>
  isNew
    ? [review, ...list.filter(({ _id }) => _id !== review._id)]
    : list.map((each) => (each._id === review._id ? review : each));

/** Writes the customer's one review, or changes `mine` (spec §4 Review); the list shows it at once. */
export function useSaveReview(user: User, mine: Review | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: ReviewRequest) => (mine ? patchReview(mine._id, words) : postReview(words)),
    onSuccess: async (review) => {
      await client.cancelQueries({ queryKey: reviewsKey });
      client.setQueryData<Review | null>(myReviewKey(user), review);
      client.setQueryData<Review[]>(reviewsKey, (list) => list && withReview(list, review, mine === null));
      toast.success(mine ? messages.reviewUpdated : messages.reviewCreated);
    },
    onError: (error) => {
      toast.error(messageOf(error, messages.reviewFailed));
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: myReviewKey(user) });
    },
  });
}
