import { buttonClass, Page, PageHeading } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { activeOffersQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { CalendarDays, Scissors, Sparkles, UserRound } from 'lucide-react';
import { useAppointments } from '../appointments/use-appointments.js';
import { CompletionCard } from '../profile/completion.js';
import { completionOf } from '../profile/profile.rules.js';
import { NextVisit } from './next-visit.js';
import { Offers } from './offers.js';
import { Receipts } from './receipts.js';

const WAYS = [
  { to: '/services', label: 'Book a service', text: 'The whole menu, with minutes and prices.', Icon: Scissors },
  { to: '/special-offers', label: 'Special Offers', text: 'Services that go well together, for less.', Icon: Sparkles },
  {
    to: '/profile/appointments',
    label: 'My Appointments',
    text: 'Everything booked, and what was.',
    Icon: CalendarDays,
  },
  { to: '/profile', label: 'Profile Settings', text: 'Your name, your phone, your password.', Icon: UserRound },
];

const Ways = () => (
  <ul className="ways">
    {WAYS.map(({ to, label, text, Icon }) => (
      <li key={to}>
        <Link className="way" to={to}>
          <Icon aria-hidden="true" />
          <span>
            <strong>{label}</strong>
            <span>{text}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** /dashboard: what comes next, what is missing, what is on offer and what was paid (decisions A12, A17). */
export function DashboardPage() {
  useTitle('Dashboard');
  const { user } = useSession();
  const query = useAppointments();
  const offers = useQuery(activeOffersQuery);
  const isKnown = !query.isPending && !offers.isPending; // What is below the next visit comes after it, so its height moves nothing.
  return (
    <Page>
      <PageHeading
        title={user ? `Hello, ${user.name.split(' ', 1)[0]}` : 'Hello'}
        lead="What is coming up, and where to go from here."
      />
      <NextVisit query={query} />
      {isKnown && (
        <>
          <div className="dashboard-panels">
            {user && (
              <div className="dashboard-profile">
                <CompletionCard user={user} />
                {completionOf(user).percent < 100 && (
                  <Link className={buttonClass({ variant: 'line' })} to="/profile">
                    Complete your profile
                  </Link>
                )}
              </div>
            )}
            <Offers offers={offers.data} />
            {query.data && <Receipts visits={query.data} />}
          </div>
          <Ways />
        </>
      )}
    </Page>
  );
}
