import { buttonClass, ErrorState, Page } from '@salon/ui';
import { ApiError } from '@salon/web-kit';
import type { UseQueryResult } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { LoadFailedPage } from './load-failed-page.js';

interface Props {
  title: string;
  query: UseQueryResult;
}

/** No such visit, another customer's, or an address without one: a retry would not help. */
const isUnknownVisit = ({ error, fetchStatus }: UseQueryResult): boolean =>
  error === null ? fetchStatus === 'idle' : error instanceof ApiError && error.status === 404;

/** The page of a visit that could not be loaded, or that the customer does not have. */
export function VisitFailedPage({ title, query }: Props) {
  const [unknown, setUnknown] = useState(isUnknownVisit(query));
  // A query that is repeated has no error.
  if (!query.isFetching && unknown !== isUnknownVisit(query)) setUnknown(!unknown);
  if (!unknown) return <LoadFailedPage title={title} query={query} />;
  return (
    <Page>
      <ErrorState heading="h1" title={title} text="This visit is not in your account.">
        <Link className={buttonClass({ variant: 'primary' })} to="/profile/appointments">
          View My Appointments
        </Link>
        <Link className={buttonClass({ variant: 'text' })} to="/cart">
          Return to Cart
        </Link>
      </ErrorState>
    </Page>
  );
}
