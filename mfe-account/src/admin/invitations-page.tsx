import { messages } from '@salon/contracts';
import { buttonClass, EmptyState, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { messageOf, useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { InvitationRow } from './invitation-row.js';
import { InviteForm } from './invite-form.js';
import { useInvitations } from './use-invitations.js';
import '../styles/invitations.css';

function Invitations() {
  const { data, error, isPending, refetch } = useInvitations();
  if (isPending) return <Skeleton className="invitations-waiting" />;
  if (!data)
    return <ErrorState title={messages.invitationsFailed} text={messageOf(error, '')} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <EmptyState
        art="/art/araliya-branch.svg"
        title="Nobody has been invited yet."
        text="Who you invite chooses a password and can sign in at once."
      />
    );
  return (
    <ul className="invitations">
      {data.map((invitation) => (
        <InvitationRow key={invitation._id} invitation={invitation} />
      ))}
    </ul>
  );
}

/** /admin/invitations: who may become staff (decision A2). */
export function InvitationsPage() {
  useTitle('Invitations');
  return (
    <Page>
      <PageHeading
        title="Invitations"
        lead="Invite somebody to work with the site, as owner, at the front desk or as stylist."
      >
        <Link className={buttonClass({ variant: 'text' })} to="/admin/staff">
          Staff
        </Link>
      </PageHeading>
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
    </Page>
  );
}
