import { messages } from '@salon/contracts';
import { buttonClass, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { messageOf, useSession, useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { StaffChanges } from './staff-changes.js';
import { StaffRow } from './staff-row.js';
import { useStaff } from './use-staff.js';
import '../styles/staff.css';

function Staff() {
  const { data, error, isPending, isFetching, refetch } = useStaff();
  const { user } = useSession();
  if (isPending) return <Skeleton className="staff-waiting" />;
  if (!data)
    return (
      <ErrorState
        title={messages.staffFailed}
        text={messageOf(error, '')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <ul className="staff-rows" aria-label="Staff">
        {data.people.map((person) => (
          <StaffRow key={person._id} person={person} isMe={person._id === user?._id} />
        ))}
      </ul>
      <StaffChanges acts={data.acts} />
    </>
  );
}

/** /admin/staff: who works at the salon, as what, and who may sign in (docs/product.md §6). */
export function StaffPage() {
  useTitle('Staff');
  return (
    <Page>
      <PageHeading title="Staff" lead="Who works with the site, and what each may do. Changes apply at once.">
        <Link className={buttonClass({ variant: 'primary' })} to="/admin/invitations">
          Invite somebody
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to="/admin/staff/activity">
          Activity
        </Link>
        <Link className={buttonClass({ variant: 'text' })} to="/admin/dashboard">
          Admin Dashboard
        </Link>
      </PageHeading>
      <Staff />
    </Page>
  );
}
