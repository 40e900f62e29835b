import { buttonClass, EmptyState, Page, PageHeading } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';

/** /admin/dashboard: where an admin lands after logging in (decision A12). */
export function AdminDashboardPage() {
  useTitle('Admin Dashboard');
  const { user } = useSession();
  return (
    <Page>
      <PageHeading title="Admin Dashboard" lead={user ? `Good to see you, ${user.name}.` : undefined} />
      <EmptyState
        art="/art/tile-services.svg"
        title="The salon's day is coming here."
        text="Appointments by stylist, offers and texts will be managed on this page."
      >
        <Link className={buttonClass({ variant: 'primary' })} to="/admin/offers">
          Special Offers
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to="/services">
          See the menu
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to="/admin/invitations">
          Invite an admin
        </Link>
      </EmptyState>
    </Page>
  );
}
