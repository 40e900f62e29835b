import { messages } from '@salon/contracts';
import { buttonClass, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { messageOf, useTitle } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { LatestSalonChanges } from '../admin-actions/latest-changes.js';
import { PolicyForm } from './policy-form.js';
import { policyQuery } from './policy.queries.js';
import '../styles/admin-form.css';
import '../styles/admin-policy.css';

const SUBJECTS = ['policy'] as const;

const Waiting = () => (
  <>
    <p className="sr" role="status">
      Loading...
    </p>
    <div className="policy-waiting" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((each) => (
        <Skeleton key={each} height="9rem" />
      ))}
    </div>
  </>
);

function Current() {
  const { data, isPending, isFetching, error, refetch } = useQuery(policyQuery);
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <ErrorState
        title="Something went wrong"
        text={messageOf(error, messages.policyFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <PolicyForm policy={data} />
      <LatestSalonChanges subjects={SUBJECTS} />
    </>
  );
}

/** /admin/policy: what visits are booked under, each rule with its effect (ADR-0043). */
export function PolicyPage() {
  useTitle('Policy');
  return (
    <Page>
      <PageHeading
        title="Policy"
        lead="Applies to every visit booked from now on. Visits already booked keep the terms they were booked under."
      >
        <Link className={buttonClass({ variant: 'text' })} to="/admin/content/settings">
          Name and contacts
        </Link>
      </PageHeading>
      <Current />
    </Page>
  );
}
