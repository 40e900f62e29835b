import { messages, type Appointment } from '@salon/contracts';
import { buttonClass, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { browserNow, messageOf, useSession, useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { CalendarDays, Scissors, Sparkles, UserRound } from 'lucide-react';
import { sortVisits } from '../appointments/appointment.rules.js';
import { useAppointments } from '../appointments/use-appointments.js';
import { VisitCard } from '../appointments/visit-card.js';

const WAYS = [
  { to: '/services', label: 'Book a service', text: 'The whole menu, with minutes and prices.', Icon: Scissors },
  { to: '/special-offers', label: 'Special Offers', text: 'Services that go well together, for less.', Icon: Sparkles },
  { to: '/profile/appointments', label: 'My Appointments', text: 'Everything booked, and what was.', Icon: CalendarDays },
  { to: '/profile', label: 'Profile Settings', text: 'Your name, your phone, your password.', Icon: UserRound },
];

/** The unpaid visit if there is one, and the next one. */
function Next({ visits }: { visits: readonly Appointment[] }) {
  const { coming } = sortVisits(visits, browserNow());
  const [first, second] = coming;
  if (!first) {
    return <p className="visits-none">Nothing is booked. <Link className={buttonClass({ variant: 'text' })} to="/services">Book an Appointment</Link></p>;
  }
  return <ul className="visits"><VisitCard visit={first} />{first.status === 'pending' && second && <VisitCard visit={second} />}</ul>;
}

function NextVisit() {
  const { data, error, isPending, refetch } = useAppointments();
  if (isPending) return <Skeleton className="visit-waiting" />;
  return data ? <Next visits={data} /> : <ErrorState title={messages.appointmentsFailed} text={messageOf(error, '') || undefined} onRetry={() => void refetch()} />;
}

/** /dashboard: where a customer lands after logging in (decisions A12, A17). */
export function DashboardPage() {
  useTitle('Dashboard');
  const { user } = useSession();
  return (
    <Page>
      <PageHeading title={user ? `Hello, ${user.name.split(' ', 1)[0]}` : 'Hello'} lead="What is coming up, and where to go from here." />
      <section aria-labelledby="next-visit">
        <h2 id="next-visit" className="dashboard-part">Your next visit</h2>
        <NextVisit />
      </section>
      <ul className="ways">
        {WAYS.map(({ to, label, text, Icon }) => (
          <li key={to}>
            <Link className="way" to={to}><Icon aria-hidden="true" /><span><strong>{label}</strong><span>{text}</span></span></Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
