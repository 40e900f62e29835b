import { messages } from '@salon/contracts';
import { EmptyState } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { InvitationRow } from './invitation-row.js';
import { InviteForm } from './invite-form.js';
import { invitationsQuery } from './invitations.queries.js';
import '../styles/invitations.css';

const Invitations = () => (
  <Loaded query={useQuery(invitationsQuery)} title={messages.invitationsFailed} rows={[3, '4.5rem']}>
    {(invited) =>
      invited.length === 0 ? (
        <EmptyState
          art="/art/araliya-branch.svg"
          title="Nobody has been invited yet."
          text="Who you invite chooses a password and can sign in at once."
        />
      ) : (
        <ul className="invitations">
          {invited.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      )
    }
  </Loaded>
);

/** /admin/invitations: invitations of staff (decision A2). */
const InvitationsPage = () => (
  <AdminPage
    title="Invitations"
    lead="Invite somebody to work with the site, as owner, at the front desk or as stylist."
    back={['Staff', '/admin/staff']}
  >
    <div className="inviting">
      <section aria-labelledby="invite">
        <h2 id="invite">Invite somebody</h2>
        <InviteForm />
      </section>
      <section aria-labelledby="invited">
        <h2 id="invited">Invited so far</h2>
        <Invitations />
      </section>
    </div>
  </AdminPage>
);

export default InvitationsPage;
