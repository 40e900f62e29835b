import { messages, mustVerify, type User } from '@salon/contracts';
import { ErrorState, Skeleton } from '@salon/ui';
import { loginPath, useSession } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../screen/load-failed.js';
import { reviewFormQuery } from './review-form.queries.js';
import { useMyReview } from './use-my-review.js';

const Prompt = ({ children }: { children: ReactNode }) => <p className="review-prompt">{children}</p>;

function MyReview({ user }: { user: User }) {
  const mine = useMyReview(user);
  const form = useQuery(reviewFormQuery);
  if (isFirstLoad(mine) || isFirstLoad(form))
    return (
      <div aria-busy="true" aria-label="Loading your review">
        <Skeleton className="review-form-waiting" />
      </div>
    );
  if (!form.data || mine.data === undefined) {
    const missing = [mine, form].filter(({ data }) => data === undefined);
    const query = {
      error: missing.find(({ error }) => error)?.error,
      isFetching: missing.some(({ isFetching }) => isFetching),
      refetch: () => missing.forEach((each) => void each.refetch()),
    };
    return <LoadFailed title="Failed to load your review" query={query} />;
  }
  const ReviewForm = form.data;
  return <ReviewForm user={user} mine={mine.data} />;
}

/** The session cannot be checked (decision A18); the form appears once it can. */
function SessionUnchecked({ retry }: { retry(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    void retry().finally(() => setBusy(false));
  };
  return <ErrorState title="We could not check your sign-in" busy={busy} onRetry={again} />;
}

/** The form to write a review, or what the visitor must do first (decision B14). */
export function WriteReview() {
  const { status, user, retry } = useSession();
  if (status === 'guest')
    return (
      <Prompt>
        {messages.reviewLogin}. <Link to={loginPath('/reviews')}>Login</Link>
      </Prompt>
    );
  if (status === 'unknown') return <SessionUnchecked retry={retry} />;
  if (!user) return <Skeleton className="review-waiting" />;
  if (mustVerify(user))
    return (
      <Prompt>
        {messages.emailUnverified}. <Link to="/verify-email">Verify your email</Link>
      </Prompt>
    );
  return <MyReview user={user} />;
}
