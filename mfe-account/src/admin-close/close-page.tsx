import { type ClosingVisit, type DayClosing, DESK_LENGTHS, messages, noteTexts } from '@salon/contracts';
import { isLocalDay, type LocalDay } from '@salon/kernel';
import { Button, buttonClass, Notice, Price } from '@salon/ui';
import { browserNow, formatDate, formatTime, salonDayOf, salonMoment, salonTimeOf, salonToday } from '@salon/web-kit';
import { FollowLive, useRefetchInterval } from '@salon/web-kit/live';
import { useQuery } from '@salon/web-kit/query';
import { Link, Navigate, useParams } from '@salon/web-kit/router';
import { type ReactNode, useState } from 'react';
import { NoteDialog } from '../screen/note-dialog.js';
import { TaskRow, TaskSection } from '../admin-tasks/task-section.js';
import { AdminPage } from '../screen/admin-page.js';
import { saveCsv } from '../screen/csv.js';
import { DayNav } from '../screen/day-nav.js';
import { LiveLine } from '../screen/live-line.js';
import { Loaded } from '../screen/loaded.js';
import { customerName, CustomerName } from '../visit/customer-name.js';
import { useAtMidnight } from '../visit/use-at-midnight.js';
import { reopenDay } from './closing.api.js';
import { closingQuery } from './closing.queries.js';
import { closingTable } from './closing.rules.js';
import { ClosedLines } from './closing-sums.js';
import { Entries, ClosingHistory } from './closing-entries.js';
import { CountForm } from './count-form.js';
import { useChangedDay } from './use-changed-day.js';
import { useSwapFocus } from './use-swap-focus.js';
import '../styles/admin-form.css';
import '../styles/admin-tasks.css';
import '../styles/admin-visit.css';
import '../styles/admin-close.css';

const VisitTask = ({ visit, label, children }: { visit: ClosingVisit; label: string; children?: ReactNode }) => (
  <TaskRow
    title={<CustomerName of={visit} />}
    facts={[visit.appointmentId, formatTime(visit.startTime), children].filter(Boolean)}
  >
    <Link
      className={buttonClass({ variant: 'line' })}
      to={`/admin/visits/${visit.appointmentId}`}
      aria-label={`${label}: ${customerName(visit)}, ${visit.appointmentId}`}
    >
      {label}
    </Link>
  </TaskRow>
);

interface UndecidedProps {
  title: string;
  lead: string;
  label: string;
  visits: ClosingVisit[];
  isFolded?: boolean;
}

const Undecided = ({ label, visits, ...section }: UndecidedProps) => (
  <TaskSection
    {...section}
    tasks={visits}
    total={visits.length}
    row={(visit) => <VisitTask key={visit.appointmentId} visit={visit} label={label} />}
  />
);

/** An instant as tables sort it: '2026-11-26 14:05', on the salon's clock. */
const asRow = (at: string): string => `${salonDayOf(at)} ${salonTimeOf(at)}`;

/** Whether a visit of the day is still to come. */
function isToCome(date: LocalDay, { startTime }: ClosingVisit): boolean {
  const today = salonToday();
  return date > today || (date === today && startTime > salonTimeOf(browserNow()));
}

/** What should be settled before the day is closed. */
const Before = ({ date, undecided, unnoted }: DayClosing) => (
  <>
    <Undecided
      title="Visits nobody has decided"
      lead="Completed, did not come, or cancelled? Best before the day is closed."
      label="Decide"
      visits={undecided.filter((visit) => !isToCome(date, visit))}
    />
    <Undecided
      title="Visits still to come"
      lead="Best closed after the last of them: what they pay is not expected below yet."
      label="Open"
      isFolded
      visits={undecided.filter((visit) => isToCome(date, visit))}
    />
    <TaskSection
      title="Completed, and nobody has noted how it was paid"
      lead="What is not noted is not expected below."
      tasks={unnoted}
      total={unnoted.length}
      row={(visit) => (
        <VisitTask key={visit.appointmentId} visit={visit} label="Note it">
          <Price amount={visit.amount} />
        </VisitTask>
      )}
    />
  </>
);

function Reopen({ day }: { day: DayClosing }) {
  const [isAsking, setAsking] = useState(false);
  const changed = useChangedDay(day.date);
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        Open the day again
      </Button>
      <NoteDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        note={{
          title: 'Open this day again?',
          description: 'What was counted stays in the form, to be corrected. Who opened it and why stays on this page.',
          label: 'Why',
          field: 'reason',
          most: DESK_LENGTHS.reason,
          missing: noteTexts.reopening({ most: DESK_LENGTHS.reason }),
          saveLabel: 'Open it again',
          failed: messages.reopenFailed,
          save: (reason) => reopenDay(day.date, { reason, version: day.version }),
          onSaved: (response) => changed(response, messages.dayReopened),
        }}
      />
    </>
  );
}

function Closing({ day }: { day: DayClosing }) {
  const { closed, closable } = day;
  const { notice, heading, onFocus } = useSwapFocus(closed !== null);
  return (
    <div className="closing" onFocus={onFocus}>
      {closed ? (
        <Notice ref={notice} tabIndex={-1} tone="success">
          Closed by {closed.by}, {salonMoment(closed.at)}.
        </Notice>
      ) : (
        <Before {...day} />
      )}
      <section className="closing-part" aria-labelledby="closing-money">
        <h2 ref={heading} id="closing-money" tabIndex={-1}>
          Expected and counted
        </h2>
        <p className="muted">Booking fees taken at the desk count as cash.</p>
        {closed && <ClosedLines lines={day.lines} />}
        {!closed && closable && <CountForm key={day.trace[0]?.at ?? ''} day={day} />}
        {!closable && <Notice tone="info">This day has not begun yet. It can be closed from its morning on.</Notice>}
      </section>
      <Entries entries={day.entries} />
      <ClosingHistory trace={day.trace} />
      <div className="closing-actions">
        <Button variant="line" onClick={() => saveCsv(`closing-${day.date}.csv`, closingTable(day, asRow))}>
          Save as CSV
        </Button>
        {closed && <Reopen day={day} />}
      </div>
    </div>
  );
}

function Content({ date }: { date: string }) {
  const query = useQuery({ ...closingQuery(date), refetchInterval: useRefetchInterval() });
  useAtMidnight(() => void query.refetch());
  return (
    <>
      <LiveLine />
      <Loaded query={query} failed={messages.closingFailed} rows={[4, '6.5rem']}>
        {(day) => <Closing day={day} />}
      </Loaded>
    </>
  );
}

/** /admin/close/:date, without a date today: the money of a salon day, expected and counted. */
export default function ClosePage() {
  const { date = salonToday() } = useParams();
  if (!isLocalDay(date)) return <Navigate to="/admin/close" replace />;
  return (
    <AdminPage
      title="Close the day"
      lead={formatDate(date, 'EEEE, MMMM d, yyyy')}
      actions={<DayNav date={date} base="/admin/close" />}
    >
      <FollowLive>
        <Content key={date} date={date} />
      </FollowLive>
    </AdminPage>
  );
}
