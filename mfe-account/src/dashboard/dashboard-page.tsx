import type { User } from '@salon/contracts';
import { Page, PageHeading } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { activeOffersQuery, isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { ChevronRight, UserRound } from 'lucide-react';
import { useAppointments } from '../appointments/use-appointments.js';
import { PAGE_HEADS } from '../page-heads.js';
import { completionOf } from '../profile/profile.rules.js';
import { missingText } from './dashboard.rules.js';
import { NextVisit } from './next-visit.js';
import { Offers } from './offers.js';
import { Owed } from './owed.js';
import { Receipts } from './receipts.js';

/** The completion of the profile in one line; hidden when complete. The bar and the list are on the profile page. */
function Completion({ user }: { user: User }) {
  const { items } = completionOf(user);
  const missing = missingText(items);
  if (missing === null) return null;
  return (
    <Link className="profile-hint" to="/profile">
      <UserRound aria-hidden="true" />
      <span>
        <span className="dots">
          <strong>Complete your profile</strong>{' '}
          <span>
            {items.filter(({ done }) => done).length} of {items.length}
          </span>
        </span>
        <span className="hint">Missing: {missing}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

/** /dashboard: next visit, amounts due, missing profile data, offers and payments (decisions A12, A17). */
export function DashboardPage() {
  useTitle('Dashboard');
  const { user } = useSession();
  const query = useAppointments();
  const offers = useQuery(activeOffersQuery);
  // The rest renders after these, so nothing shifts.
  const isKnown = !isFirstLoad(query) && !isFirstLoad(offers);
  return (
    <Page>
      <PageHeading
        {...PAGE_HEADS.dashboard}
        {...(user && { title: `${PAGE_HEADS.dashboard.title}, ${user.name.split(' ', 1)[0]}` })}
      />
      <div className="dashboard">
        <div className="dashboard-main">
          <NextVisit query={query} />
          {isKnown && query.data && <Owed visits={query.data} hasOlder={query.hasNextPage} />}
          {isKnown && user && <Completion user={user} />}
        </div>
        {isKnown && (
          <div className="dashboard-side">
            <Offers offers={offers.data ?? []} />
            <Receipts visits={query.data ?? []} />
          </div>
        )}
      </div>
    </Page>
  );
}
