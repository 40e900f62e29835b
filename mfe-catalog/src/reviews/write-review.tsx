import { messages, type User } from '@salon/contracts';
import { Skeleton } from '@salon/ui';
import { loginPath, useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import { LoadFailed } from '../screen/load-failed.js';
import { ReviewForm } from './review-form.js';
import { useMyReview } from './use-my-review.js';

const Prompt = ({ children }: { children: ReactNode }) => <p className="review-prompt">{children}</p>;

function MyReview({ user }: { user: User }) {
  const { data, error, isPending, refetch } = useMyReview(user);
  if (isPending) return <div aria-busy="true" aria-label="Loading your review"><Skeleton className="review-form-waiting" /></div>;
  if (data === undefined) return <LoadFailed title="Failed to load your review" error={error} onRetry={() => void refetch()} />;
  return <ReviewForm user={user} mine={data} />;
}

/** The place to write a review; who may not yet learns what it takes (decision B14). */
export function WriteReview() {
  const { status, user } = useSession();
  if (status === 'guest') return <Prompt>{messages.reviewLogin}. <Link to={loginPath('/reviews')}>Login</Link></Prompt>;
  if (!user) return <Skeleton className="review-waiting" />;
  if (!user.isVerified && user.role !== 'admin') return <Prompt>{messages.verifyFirst}. <Link to="/verify-email">Verify your email</Link></Prompt>;
  return <MyReview user={user} />;
}
