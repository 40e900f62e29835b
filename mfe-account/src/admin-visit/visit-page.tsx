import { FORMER_CUSTOMER, messages, type VisitRecord } from '@salon/contracts';
import { buttonClass, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { formatDate, formatTime, salonTimeOf, useTitle } from '@salon/web-kit';
import { FollowLive } from '@salon/web-kit/live';
import { isFirstLoad } from '@salon/web-kit/queries';
import { Link, useParams } from '@salon/web-kit/router';
import { type ReactNode, useState } from 'react';
import { Contact } from '../admin-customers/contact.js';
import { CustomerNotesList } from '../screen/customer-notes-list.js';
import { LeaveGuard } from '../screen/leave-guard.js';
import { LiveLine } from '../screen/live-line.js';
import { isUnknown, LoadError, StaleNotice } from '../screen/load-failed.js';
import { CancelAtDesk } from './cancel-at-desk.js';
import { ChangeLines } from './change-lines.js';
import { ChooseTime } from './choose-time.js';
import { VisitHistory, VisitMails } from './visit-history.js';
import { VisitLedger } from './visit-ledger.js';
import { VisitNote } from './visit-note.js';
import { isNotBegun, isNotYetMissed, NotBegun, NotYetMissed } from '../visit/not-begun.js';
import { VisitState } from '../visit/visit-state.js';
import { customerName, CustomerName } from '../visit/customer-name.js';
import { useVisitRecord } from './visit.queries.js';
import { BEING_CHECKED, isBeingChecked } from './visit.rules.js';
import { VisitSteps } from './visit-steps.js';
import { VisitLines } from './visit-lines.js';
import '../styles/admin-visit.css';

const nothing = () => undefined;

function Facts({ record: { visit, arrivedAt, startedAt } }: { record: VisitRecord }) {
  return (
    <div className="visit-panel__facts">
      <p className="visit-signs">
        <VisitState {...visit} />
      </p>
      <p className="dots">
        <Contact {...visit.user} /> {arrivedAt && <span>arrived {formatTime(salonTimeOf(arrivedAt))}</span>}{' '}
        {startedAt && <span>started {formatTime(salonTimeOf(startedAt))}</span>}
      </p>
      <VisitLines {...visit} />
    </div>
  );
}

export interface VisitDetailsProps {
  record: VisitRecord;
  /** After an action that ends the desk's work on the visit. */
  onDone?(): void;
  /** Called with whether the note has unsaved input. */
  onDirty(isDirty: boolean): void;
  /** More changes, before those of every visit. */
  children?: ReactNode;
}

/** What is rarely done to a visit; cancelling is last. */
function Changes({ record, onDone = nothing, children }: Omit<VisitDetailsProps, 'onDirty'>) {
  const cancelling = record.visit.moves?.find(({ to }) => to === 'cancelled');
  if (!children && !record.lines.changeable && !cancelling) return null;
  return (
    <section className="visit-part" aria-labelledby="visit-changes">
      <h2 id="visit-changes">Changes</h2>
      {children}
      {record.lines.changeable && <ChangeLines record={record} />}
      {cancelling && <CancelAtDesk record={record} move={cancelling} onDone={onDone} />}
    </section>
  );
}

/** A visit and the desk's actions on it; on its own page and in the panel of the day. */
export const VisitDetails = ({ record, onDone = nothing, onDirty, children }: VisitDetailsProps) => (
  <>
    {record.visit.holdUntil && (
      <p className="hint">The time is held until {formatTime(salonTimeOf(record.visit.holdUntil))}.</p>
    )}
    {isBeingChecked(record.visit) && <p className="hint">{BEING_CHECKED}</p>}
    {record.visit.user.name !== FORMER_CUSTOMER && (
      <p>
        <Link to={`/admin/customers/${record.customerId}`}>
          The record of <CustomerName of={record.visit} />
        </Link>
      </p>
    )}
    {record.customerNotes && <CustomerNotesList notes={record.customerNotes} />}
    <VisitSteps record={record} onDone={onDone} />
    {isNotBegun(record.visit) && <NotBegun startTime={record.visit.startTime} />}
    {isNotYetMissed(record.visit) && <NotYetMissed startsAt={record.visit.startsAt} />}
    <div className="visit-parts">
      <ChooseTime visit={record.visit} />
      <VisitLedger record={record} />
      <VisitNote record={record} onDirty={onDirty} />
      <Changes record={record} onDone={onDone}>
        {children}
      </Changes>
      <VisitHistory record={record} />
      <VisitMails record={record} />
    </div>
  </>
);

const Unknown = () => (
  <ErrorState title="No visit has this number." text="Please check it, or look for the customer.">
    <Link className={buttonClass({ variant: 'primary' })} to="/admin/customers">
      Customers
    </Link>
  </ErrorState>
);

function Visit() {
  const [isDirty, setDirty] = useState(false);
  const { reference = '' } = useParams();
  const query = useVisitRecord(reference);
  const { data: record, error } = query;
  useTitle(record ? `${customerName(record.visit)}, ${reference}` : 'Visit');
  if (isFirstLoad(query))
    return (
      <Page>
        <Skeleton height="36rem" />
      </Page>
    );
  if (!record)
    return (
      <Page>
        <PageHeading title="Visit" lead={reference} />
        {isUnknown(error) ? <Unknown /> : <LoadError query={query} failed={messages.visitFailed} />}
      </Page>
    );
  const { visit } = record;
  const hours = `${formatTime(visit.startTime)} – ${formatTime(visit.endTime)}`.replaceAll(' ', '\u00a0');
  const when = `${formatDate(visit.date)}, ${hours}`;
  return (
    <Page>
      <PageHeading
        title={<CustomerName of={visit} />}
        lead={`${when} with ${visit.stylist.name} · ${visit.appointmentId}`}
      >
        <Link className={buttonClass({ variant: 'line' })} to={`/admin/day/${visit.date}`}>
          The day
        </Link>
      </PageHeading>
      <StaleNotice error={error} failed={messages.visitFailed} />
      <LiveLine />
      <div className="visit-panel visit-page">
        <Facts record={record} />
        <VisitDetails record={record} onDirty={setDirty} />
        <LeaveGuard isDirty={isDirty} />
      </div>
    </Page>
  );
}

/** /admin/visits/:reference: one visit, with a stable link. */
const VisitPage = () => (
  <FollowLive>
    <Visit />
  </FollowLive>
);

export default VisitPage;
