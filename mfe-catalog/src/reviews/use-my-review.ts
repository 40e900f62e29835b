import { messages, type Review, type ReviewRequest, type User } from '@salon/contracts';
import { ApiError, messageOf, toast } from '@salon/web-kit';
import { dropDraft } from '@salon/web-kit/queries';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { deleteReview, patchReview, postReview } from './reviews.api.js';
import { ratingsWith } from './rating.rules.js';
import { myReviewQuery, reviewsQuery, type LoadedReviews } from './reviews.queries.js';
import { reviewsOf } from './use-reviews.js';

export const useMyReview = (user: User) => useQuery(myReviewQuery(user));

/** Another tab wrote or deleted the review: the cached data is outdated. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/** An edited review keeps its position; a new one comes first. The ratings count it. */
function withReview(loaded: LoadedReviews, review: Review, isNew: boolean): LoadedReviews {
  const former = reviewsOf(loaded).find(({ _id }) => _id === review._id);
  const isCounted = isNew || former !== undefined;
  const pages = loaded.pages.map((page, at) => {
    const reviews = page.reviews.map((each) => (each._id === review._id ? review : each));
    return {
      ...page,
      reviews: at === 0 && isNew && !former ? [review, ...reviews] : reviews,
      ...(page.ratings && isCounted && { ratings: ratingsWith(page.ratings, review.rating, former?.rating) }),
    };
  });
  return { ...loaded, pages };
}

/** The list and its ratings without a removed review. */
function withoutReview(loaded: LoadedReviews, id: string): LoadedReviews {
  const former = reviewsOf(loaded).find(({ _id }) => _id === id);
  const pages = loaded.pages.map((page) => ({
    ...page,
    reviews: page.reviews.filter(({ _id }) => _id !== id),
    ...(page.ratings && { ratings: ratingsWith(page.ratings, null, former?.rating) }),
  }));
  return { ...loaded, pages };
}

/** Shows what became of the customer's review, null when it was removed, in the form and in the list. */
async function showChange(
  client: QueryClient,
  user: User,
  mine: Review | null,
  change: (loaded: LoadedReviews) => LoadedReviews,
): Promise<void> {
  dropDraft('review');
  for (const { queryKey } of [myReviewQuery(user), reviewsQuery]) await client.cancelQueries({ queryKey });
  client.setQueryData(myReviewQuery(user).queryKey, mine);
  client.setQueryData(reviewsQuery.queryKey, (loaded) => loaded && change(loaded));
  if (!client.getQueryData(reviewsQuery.queryKey)) void client.invalidateQueries(reviewsQuery); // It was cancelled.
}

/** Reads the review, the list and the ratings again. */
function readAgain(client: QueryClient, user: User): void {
  for (const { queryKey } of [myReviewQuery(user), reviewsQuery]) void client.invalidateQueries({ queryKey });
}

/** Nobody knows here whether a review that is not loaded was counted: it is older, or the salon had hidden it. */
function isLoaded(client: QueryClient, id: string): boolean {
  const loaded = client.getQueryData(reviewsQuery.queryKey);
  return loaded !== undefined && reviewsOf(loaded).some(({ _id }) => _id === id);
}

/** Writes the customer's one review, or changes `mine` (decision B14); the list shows it at once. */
export function useSaveReview(user: User, mine: Review | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: ReviewRequest) => (mine ? patchReview(mine._id, words) : postReview(words)),
    onSuccess: async (review) => {
      const isKnown = mine === null || isLoaded(client, mine._id);
      await showChange(client, user, review, (loaded) =>
        review.hidden ? withoutReview(loaded, review._id) : withReview(loaded, review, mine === null),
      );
      if (!isKnown) void client.invalidateQueries({ queryKey: reviewsQuery.queryKey });
      toast.success(mine ? messages.reviewUpdated : messages.reviewCreated);
    },
    onError: (error) => {
      toast.error(messageOf(error, messages.reviewFailed));
      if (isOutdated(error)) readAgain(client, user);
    },
  });
}

/** The review was removed before, elsewhere or by a call whose response was lost. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'REVIEW_NOT_FOUND';

/** Deletes a review; false when it was gone already. */
const removeReview = ({ _id }: Review): Promise<boolean> =>
  deleteReview(_id).then(
    () => true,
    (error: unknown) => {
      if (isGone(error)) return false;
      throw error;
    },
  );

/** Removes the customer's review for good; the list is without it at once. */
export function useRemoveReview(user: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeReview,
    onSuccess: async (isRemoved, { _id }) => {
      const isKnown = isLoaded(client, _id);
      await showChange(client, user, null, (current) => withoutReview(current, _id));
      if (!isRemoved) readAgain(client, user);
      else if (!isKnown) void client.invalidateQueries({ queryKey: reviewsQuery.queryKey });
      toast.success(messages.reviewRemoved);
    },
    onError: (error) => toast.error(messageOf(error, messages.reviewRemoveFailed)),
  });
}
