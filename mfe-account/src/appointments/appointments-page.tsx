import { messages } from '@salon/contracts';
import { Button, buttonClass, EmptyState, Notice, Page, PageHeading, Spinner } from '@salon/ui';
import { browserNow, formatTime, salonTimeOf, useTitle } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { Link } from '@salon/web-kit/router';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { PAGE_HEADS } from '../page-heads.js';
import { LoadError } from '../screen/load-failed.js';
import { useAppointments } from './use-appointments.js';
import { VisitWaiting } from './visit-card.js';
import { VisitList } from './visit-list.js';

const Waiting = () => (
  <div className="visits" aria-busy="true">
    <Spinner label="Loading your appointments" />
    {[0, 1, 2].map((at) => (
      <VisitWaiting key={at} />
    ))}
  </div>
);

const Nothing = () => (
  <EmptyState art="/art/araliya-branch.svg" title="You don't have any appointments yet.">
    <Link className={buttonClass({ variant: 'primary' })} to="/services">
      Book an Appointment
    </Link>
  </EmptyState>
);

function Visits({ query }: { query: ReturnType<typeof useAppointments> }) {
  if (isFirstLoad(query)) return <Waiting />;
  if (!query.data) return <LoadError query={query} title={messages.appointmentsFailed} />;
  return (
    <>
      {query.isError && (
        <div className="visits-stale">
          <Notice tone="warning">{messages.appointmentsFailed}. This is what we knew before.</Notice>
        </div>
      )}
      {query.data.length === 0 ? <Nothing /> : <VisitList visits={query.data} query={query} />}
    </>
  );
}

/** When the list was loaded, by the corrected clock: react-query reads the device's, which may be wrong. */
const updatedAt = ({ dataUpdatedAt }: { dataUpdatedAt: number }): Date =>
  new Date(dataUpdatedAt + browserNow().getTime() - Date.now());

/** /profile/appointments (docs/product.md §2). */
export function AppointmentsPage() {
  useTitle('My Appointments');
  const query = useAppointments();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await query.refetch();
    setRefreshing(false);
  };
  return (
    <Page>
      <PageHeading {...PAGE_HEADS.appointments}>
        <span className="small muted visits-updated">
          {query.data && `Updated ${formatTime(salonTimeOf(updatedAt(query)))}`}
        </span>
        <Button variant="line" className="visit-action" busy={isRefreshing} onClick={() => void refresh()}>
          <RotateCw aria-hidden="true" />
          Refresh
        </Button>
      </PageHeading>
      <Visits query={query} />
    </Page>
  );
}
