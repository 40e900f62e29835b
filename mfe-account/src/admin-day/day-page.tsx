import { type DayVisit, messages, type SalonDay } from '@salon/contracts';
import { isLocalDay, mondayOf } from '@salon/kernel';
import { Button, buttonClass, EmptyState, Notice, Skeleton } from '@salon/ui';
import { formatDate, salonToday, weekdayName } from '@salon/web-kit';
import { FollowLive, useRefetchInterval } from '@salon/web-kit/live';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link, Navigate, useParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { DayBoard } from '../admin-board/day-board.js';
import { DaySheets } from '../admin-board/day-sheets.js';
import { useMoving } from '../admin-board/use-moving.js';
import { usePrinting } from '../admin-board/use-printing.js';
import { FreeBlock } from './block-panel.js';
import { BookingPanel } from './booking-panel.js';
import { dayQuery } from './day.queries.js';
import { DayLayout } from './day-rail.js';
import { DayTools } from './day-tools.js';
import { MoveDialog } from './move-dialog.js';
import { useUndoKey } from '../admin-actions/use-desk-change.js';
import { useReopenedForm } from '../fields-form/form-drafts.js';
import { VISIT_NOTES } from '../admin-visit/visit-note.js';
import { AdminPage } from '../screen/admin-page.js';
import { DayNav } from '../screen/day-nav.js';
import { LoadError, StaleNotice } from '../screen/load-failed.js';
import { useAtMidnight } from '../visit/use-at-midnight.js';
import { CustomerName } from '../visit/customer-name.js';
import { isOpenPanel, type OpenPanel } from './use-booking.js';
import { VisitPanel } from './visit-panel.js';
import '../styles/admin-day.css';
import '../styles/admin-desk.css';
import '../styles/desk-form.css';

/** The dialog that is open over the board. */
type Opened = { visit: DayVisit } | OpenPanel | { block: string } | null;

function Day({ date }: { date: string }) {
  const query = useQuery({ ...dayQuery(date), refetchInterval: useRefetchInterval() });
  const { data: day } = query;
  useAtMidnight(() => void query.refetch());
  if (isFirstLoad(query)) return <Skeleton height="36rem" />;
  if (!day) return <LoadError query={query} failed={messages.dayFailed} />;
  return (
    <>
      <StaleNotice error={query.error} failed={messages.dayFailed} />
      {day.closed && <Notice tone="info">The salon is closed: {day.closed}.</Notice>}
      {day.stylists.length === 0 ? (
        <DayLayout day={day}>
          <EmptyState art="/art/araliya-branch.svg" title="Nobody works on this day." text="No visit is booked either.">
            <Link className={buttonClass({ variant: 'line' })} to="/admin/hours">
              Hours and leave
            </Link>
          </EmptyState>
        </DayLayout>
      ) : (
        <Desk day={day} />
      )}
    </>
  );
}

/** The board with its dialogs and panels. */
function Desk({ day }: { day: SalonDay }) {
  const [opened, setOpened] = useState<Opened>(null);
  const moving = useMoving(day);
  const isPrinting = usePrinting();
  useUndoKey();
  // What was opened after an action began stays open when the action ends.
  const close = () => setOpened((now) => (now === opened ? null : now));
  const { move } = moving;
  // When another user moved the visit to another day or cancelled it, the panel stays open with its input; the visit's
  // own record shows its new state.
  const seen = opened && 'visit' in opened ? opened.visit : undefined;
  const onDay = (id?: string) => day.visits.find(({ _id }) => _id === id);
  const visit = onDay(seen?._id) ?? seen;
  useReopenedForm(true, (form, typed) => {
    if (form === day.date && isOpenPanel(typed)) setOpened(typed);
  });
  const openNoted = (form: string) => {
    const noted = onDay(form);
    if (noted) setOpened({ visit: noted });
  };
  useReopenedForm(true, openNoted, VISIT_NOTES);
  return (
    <>
      <DayLayout
        day={day}
        tools={
          <>
            <DayTools day={day} onBook={setOpened} />
            {move && !move.isConfirming && (
              <Notice tone="info" className="board-moving-notice">
                Moving <CustomerName of={move.visit} />: press a free place, or arrows and Enter.{' '}
                <Button variant="text" onClick={moving.cancel}>
                  Leave it
                </Button>
              </Notice>
            )}
          </>
        }
      >
        <DayBoard
          day={day}
          moving={moving}
          onVisit={(each) => setOpened({ visit: each })}
          onGap={(gap, until) => setOpened({ gap, until })}
          onBlock={(block) => setOpened({ block })}
        />
      </DayLayout>
      {isPrinting && <DaySheets day={day} />}
      {visit && (
        <VisitPanel
          key={visit._id}
          visit={visit}
          day={day}
          onClose={close}
          onPickUp={() => {
            close();
            moving.begin(visit);
          }}
        />
      )}
      {opened && 'gap' in opened && <BookingPanel {...opened} day={day} onClose={close} />}
      {opened && 'block' in opened && <FreeBlock id={opened.block} day={day} onClose={close} />}
      {move?.isConfirming && <MoveDialog date={day.date} move={move} moving={moving} current={onDay(move.visit._id)} />}
    </>
  );
}

/** /admin/day/:date, without a date today: the salon's day, one column for each stylist. */
export default function DayPage() {
  const { date = salonToday() } = useParams();
  if (!isLocalDay(date)) return <Navigate to="/admin/day" replace />;
  return (
    <AdminPage
      title="The day"
      heading={weekdayName(date)}
      lead={formatDate(date)}
      actions={
        <DayNav date={date} base="/admin/day">
          <Link className={buttonClass({ variant: 'text' })} to={`/admin/week/${mondayOf(date)}`}>
            Week
          </Link>
        </DayNav>
      }
    >
      <FollowLive>
        <Day key={date} date={date} />
      </FollowLive>
    </AdminPage>
  );
}
