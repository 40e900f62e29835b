import { messages } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { StaffChanges } from './staff-changes.js';
import { StaffRow } from './staff-row.js';
import { staffQuery } from './staff.queries.js';
import '../styles/staff.css';

function Staff() {
  const { user } = useSession();
  return (
    <Loaded query={useQuery(staffQuery)} title={messages.staffFailed} rows={[4, '4.5rem']}>
      {({ people, acts }) => (
        <>
          <ul className="staff-rows" aria-label="Staff">
            {people.map((person) => (
              <StaffRow key={person._id} person={person} isMe={person._id === user?._id} />
            ))}
          </ul>
          <StaffChanges actions={acts} />
        </>
      )}
    </Loaded>
  );
}

/** /admin/staff: the staff of the salon with role and access (docs/product.md §6). */
const StaffPage = () => (
  <AdminPage
    title="Staff"
    lead="Who works with the site, and what each may do. Changes apply at once."
    actions={
      <>
        <Link className={buttonClass({ variant: 'line' })} to="/admin/staff/activity">
          Activity
        </Link>
        <Link className={buttonClass({ variant: 'primary' })} to="/admin/invitations">
          Invite somebody
        </Link>
      </>
    }
  >
    <Staff />
  </AdminPage>
);

export default StaffPage;
