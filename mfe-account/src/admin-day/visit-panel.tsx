import { type DayVisit, messages, type SalonDay } from '@salon/contracts';
import { Notice, Skeleton } from '@salon/ui';
import { formatDate, formatTime } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Contact } from '../admin-customers/contact.js';
import { VisitDetails, type VisitDetailsProps } from '../admin-visit/visit-page.js';
import { useVisitRecord } from '../admin-visit/visit.queries.js';
import { GuardedDialog } from '../screen/form-dialog.js';
import { hasFailed, LoadError } from '../screen/load-failed.js';
import { GiveTo, MoveVisit } from './move-visit.js';
import { Refusal } from '../admin-actions/refusal.js';
import { useDeskChange, useIsSaving } from '../admin-actions/use-desk-change.js';
import { VisitLines } from '../admin-visit/visit-lines.js';
import { VisitState } from '../visit/visit-state.js';
import { CustomerName } from '../visit/customer-name.js';

const Facts = ({ visit }: { visit: DayVisit }) => (
  <div className="visit-panel__facts">
    <p>
      <VisitState {...visit} />
    </p>
    <p>
      {formatDate(visit.date)}, {formatTime(visit.startTime)} – {formatTime(visit.endTime)} with {visit.stylist.name}
    </p>
    <p className="dots">
      <Contact {...visit.user} /> <Link to={`/admin/visits/${visit.appointmentId}`}>{visit.appointmentId}</Link>
    </p>
    <VisitLines {...visit} />
    {visit.note !== '' && <p>✎ {visit.note}</p>}
  </div>
);

interface Props {
  visit: DayVisit;
  day: SalonDay;
  onClose(): void;
  /** Begins to choose another place for the visit on the board. */
  onPickUp(): void;
}

interface RecordProps extends Omit<VisitDetailsProps, 'record'> {
  visit: DayVisit;
  children: ReactNode;
}

/** The admin actions and payments of the visit, once loaded, with the changes that need only the day. */
function Record({ visit, children, ...details }: RecordProps) {
  const query = useVisitRecord(visit.appointmentId);
  const { data: record } = query;
  // Rendered after the dialog has taken the focus, which then is on Close, never in a field.
  const isOpen = useDeferredValue(true, false);
  if (!isOpen || (!record && !hasFailed(query))) return <Skeleton height="12rem" />;
  if (record)
    return (
      <VisitDetails record={record} {...details}>
        {children}
      </VisitDetails>
    );
  return (
    <>
      <LoadError query={query} failed={messages.visitFailed} />
      {children}
    </>
  );
}

/** A visit with all actions of the desk; an action that cannot be undone says so first. */
export function VisitPanel({ visit, day, onClose, onPickUp }: Props) {
  const [isDirty, setDirty] = useState(false);
  const done = () => {
    if (!isDirty) onClose(); // Otherwise the note still has to be saved.
  };
  const change = useDeskChange(done, { isForm: true, visitId: visit._id });
  const isBusy = useIsSaving(visit._id);
  const isHere = day.visits.some(({ _id }) => _id === visit._id);
  const isBooked = isHere && visit.status === 'confirmed';
  return (
    <GuardedDialog open drawer title={<CustomerName of={visit} />} isDirty={isDirty} isBusy={isBusy} onClose={onClose}>
      {(leave) => (
        <div className="visit-panel">
          {isHere ? <Facts visit={visit} /> : <Notice>A colleague has moved or cancelled this visit meanwhile.</Notice>}
          <Record visit={visit} onDone={done} onDirty={setDirty}>
            {(isBooked || change.error) && (
              <>
                {isBooked && (
                  <MoveVisit visit={visit} change={change} isBusy={isBusy} onPickUp={() => leave(onPickUp)} />
                )}
                {isBooked && <GiveTo visit={visit} stylists={day.stylists} change={change} />}
                <Refusal change={change} />
              </>
            )}
          </Record>
        </div>
      )}
    </GuardedDialog>
  );
}
