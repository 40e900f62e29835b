import type { Appointment, SalonDay } from '@salon/contracts';
import { minutesOf, timeOf } from '@salon/kernel';
import { Avatar } from '@salon/ui';
import { StatusChip } from '@salon/ui/states/status-chip';
import { formatTime, salonTimeOf } from '@salon/web-kit';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { columnsOf, hoursShown, placeOf, visitTowards } from './board.rules.js';
import { useMinute } from './use-minute.js';

const at = (column: number, top: number, minutes: number): CSSProperties =>
  ({ '--column': column, '--top': top, '--minutes': minutes }) as CSSProperties;

interface VisitProps {
  visit: Appointment;
  style: CSSProperties;
  isStop: boolean;
  onOpen(): void;
  onFocus(): void;
}

/** The accessible name is the visible text, which begins with the time; what colours say follows in words. */
function BoardVisit({ visit, style, isStop, onOpen, onFocus }: VisitProps) {
  return (
    <button
      type="button"
      className={`board-visit board-visit--${visit.status}`}
      style={style}
      data-visit={visit._id}
      tabIndex={isStop ? 0 : -1}
      onClick={onOpen}
      onFocus={onFocus}
    >
      <span className="board-visit__time">{formatTime(visit.startTime)}</span>{' '}
      <strong className="board-visit__who">{visit.user.name}</strong>{' '}
      <span className="board-visit__what">{visit.services.map(({ service }) => service.title).join(', ')}</span>
      <StatusChip status={visit.status} />
      <span className="sr">with {visit.stylist.name}</span>
    </button>
  );
}

const Heads = ({ stylists }: Pick<SalonDay, 'stylists'>) => (
  <div className="board-heads" style={{ '--columns': stylists.length } as CSSProperties}>
    {stylists.map(({ _id, name, picture, shifts }) => (
      <p key={_id} className="board-head">
        <Avatar name={name} picture={picture} size={36} />
        <span>
          <strong>{name}</strong>
          <span className="hint">{shifts.length > 0 ? shifts.map(spanWords).join(', ') : 'Not at work'}</span>
        </span>
      </p>
    ))}
  </div>
);

/** The hours, and when each stylist works. */
const Ground = ({ stylists, from, to }: Pick<SalonDay, 'stylists'> & { from: number; to: number }) => (
  <>
    {stylists.flatMap(({ _id, shifts }, column) =>
      shifts.map((shift) => {
        const { top, minutes } = placeOf(shift, from);
        return <span key={`${_id} ${shift.start}`} className="board-shift" style={at(column, top, minutes)} />;
      }),
    )}
    {Array.from({ length: (to - from) / 60 }, (_, hour) => (
      <span key={hour} className="board-hour" style={at(0, hour * 60, 60)} aria-hidden="true">
        {formatTime(timeOf(from + hour * 60)).replace(':00', '')}
      </span>
    ))}
  </>
);

/** A day with one column for each stylist. All visits are children of the one board, so that a moved one keeps the focus. */
export function DayBoard({ day, onOpen }: { day: SalonDay; onOpen(visit: Appointment): void }) {
  const board = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState('');
  const now = useMinute();
  const { from, to } = hoursShown(day);
  const columns = columnsOf(day.stylists, day.visits);
  const inOrder = columns.flat();
  const stop = inOrder.find(({ _id }) => _id === focused)?._id ?? inOrder[0]?._id;
  const line = day.date === day.today ? minutesOf(salonTimeOf(now)) - from : -1;
  const move = (event: KeyboardEvent) => {
    const next = visitTowards(columns, focused, event.key);
    if (next === undefined) return;
    event.preventDefault();
    board.current?.querySelector<HTMLElement>(`[data-visit="${next}"]`)?.focus();
  };
  return (
    <div className="board-scroll" role="region" aria-label="Columns of the stylists" tabIndex={0}>
      <Heads stylists={day.stylists} />
      <div
        ref={board}
        className="board"
        role="group"
        aria-label="Visits of the day"
        style={{ '--columns': day.stylists.length, '--length': to - from } as CSSProperties}
        onKeyDown={move}
      >
        <Ground stylists={day.stylists} from={from} to={to} />
        {inOrder.map((visit) => {
          const { top, minutes } = placeOf({ start: visit.startTime, end: visit.endTime }, from);
          const column = day.stylists.findIndex(({ _id }) => _id === visit.stylist._id);
          return (
            <BoardVisit
              key={visit._id}
              visit={visit}
              style={at(column, top, minutes)}
              isStop={visit._id === stop}
              onOpen={() => onOpen(visit)}
              onFocus={() => setFocused(visit._id)}
            />
          );
        })}
        {line >= 0 && line <= to - from && <span className="board-now" style={at(0, line, 0)} aria-hidden="true" />}
      </div>
    </div>
  );
}

const spanWords = ({ start, end }: { start: string; end: string }): string =>
  `${formatTime(start)} – ${formatTime(end)}`;
