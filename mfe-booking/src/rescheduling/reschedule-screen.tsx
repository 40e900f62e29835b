import { messages } from '@salon/contracts';
import { buttonClass, EmptyState, Page } from '@salon/ui';
import { appointmentQuery, isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { VisitFailedPage } from '../visit-failed-page.js';
import { BookingSkeleton } from '../visit-choice/booking-skeleton.js';
import { ChooseNewTime } from './choose-new-time.js';
import { whyNot } from './reschedule.rules.js';

const Refused = ({ why }: { why: string }) => (
  <Page>
    <EmptyState heading="h1" art="/art/fronds.svg" title="This visit cannot be moved" text={why}>
      <Link className={buttonClass({ variant: 'primary' })} to="/profile/appointments">
        View My Appointments
      </Link>
      <Link className={buttonClass({ variant: 'text' })} to="/contact">
        Need Help?
      </Link>
    </EmptyState>
  </Page>
);

/** Moves a paid visit to another time, or says why it cannot be moved (decision C10). */
export function RescheduleScreen({ id }: { id: string }) {
  const [isMoving, setMoving] = useState(false);
  const visit = useQuery({ ...appointmentQuery(id), enabled: id !== '' });
  if (id !== '' && isFirstLoad(visit)) return <BookingSkeleton title="Choose another time" />;
  if (!visit.data) return <VisitFailedPage title={messages.appointmentsFailed} query={visit} />;
  const why = isMoving ? null : whyNot(visit.data); // The visit just moved may allow no further move.
  return why === null ? <ChooseNewTime visit={visit.data} onMoving={setMoving} /> : <Refused why={why} />;
}
