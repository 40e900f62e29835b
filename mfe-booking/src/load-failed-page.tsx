import { buttonClass, ErrorState, Page } from '@salon/ui';
import { ApiError, messageOf } from '@salon/web-kit';
import type { UseQueryResult } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';

interface Props {
  title: string;
  query: UseQueryResult;
}

/** No such visit, another customer's, or an address without one: a retry would not help. */
const isUnknownVisit = ({ error, fetchStatus }: UseQueryResult): boolean =>
  error === null ? fetchStatus === 'idle' : error instanceof ApiError && error.status === 404;

/** The page when its data could not be loaded: the reason, and a retry or another way on. */
export function LoadFailedPage({ title, query }: Props) {
  const { error, isFetching, refetch } = query;
  const [unknown, setUnknown] = useState(isUnknownVisit(query));
  if (!isFetching && unknown !== isUnknownVisit(query)) setUnknown(!unknown); // A query that is repeated has no error.
  return (
    <Page>
      {unknown ? (
        <ErrorState heading="h1" title={title} text="This visit is not in your account.">
          <Link className={buttonClass({ variant: 'primary' })} to="/profile/appointments">
            View My Appointments
          </Link>
          <Link className={buttonClass({ variant: 'text' })} to="/cart">
            Return to Cart
          </Link>
        </ErrorState>
      ) : (
        <ErrorState
          heading="h1"
          title={title}
          text={messageOf(error, '')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
