import { DESK, type DayVisit, type SalonDay } from '@salon/contracts';
import { hourText, minutesOf } from '@salon/kernel';
import { salonTimeOf } from '@salon/web-kit';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import { useNow } from '../visit/use-now.js';
import { at, AWAY_WORDS, Cell } from './board-cells.js';
import { Heads, StylistTabs, useColumnInView } from './board-heads.js';
import { type BoardCell, cellTowards, columnsOf, hoursShown, innerOf, placeOf, type Target } from './board.rules.js';
import { targetAt, useDrag } from './use-drag.js';
import { useKeptFocus } from './use-kept-focus.js';
import type { Moving } from './use-moving.js';

/** The hours, when each stylist works, and the reasons of absences. */
const Ground = ({ stylists, from, to }: Pick<SalonDay, 'stylists'> & { from: number; to: number }) => (
  <>
    {stylists.flatMap(({ _id, shifts }, column) =>
      shifts.map((shift) => {
        const { top, minutes } = placeOf(shift, from);
        return <span key={`${_id} ${shift.start}`} className="board-shift" style={at(column, top, minutes)} />;
      }),
    )}
    {stylists.flatMap(({ _id, away }, column) =>
      away
        .filter(({ blockId }) => blockId === null)
        .map(({ kind, note, ...span }) => {
          const { top, minutes } = placeOf(span, from);
          return (
            <p key={`${_id} ${kind} ${span.start}`} className="board-away" style={at(column, top, minutes)}>
              <span>{note === '' ? AWAY_WORDS[kind] : `${AWAY_WORDS[kind]}: ${note}`}</span>
            </p>
          );
        }),
    )}
    {Array.from({ length: (to - from) / 60 }, (_, hour) => (
      <span key={hour} className="board-hour" style={at(0, hour * 60, 60)} aria-hidden="true">
        <span>{hourText(from / 60 + hour)}</span>
      </span>
    ))}
  </>
);

/** The clean-up buffer after a visit. */
const Buffers = ({ stylists, visits, from }: Pick<SalonDay, 'stylists' | 'visits'> & { from: number }) =>
  visits.map(({ _id, stylist, endTime, bufferEnd }) => {
    if (bufferEnd === null) return null;
    const { top, minutes } = placeOf({ start: endTime, end: bufferEnd }, from);
    const column = stylists.findIndex((each) => each._id === stylist._id);
    return <span key={_id} className="board-buffer" style={at(column, top, minutes)} title="Tidying up" />;
  });

interface BoardHandlers {
  onVisit(visit: DayVisit): void;
  onGap(target: Target, until: number): void;
  onBlock(blockId: string): void;
}

interface Props extends BoardHandlers {
  day: SalonDay;
  moving: Moving;
  /** Shown instead of the stylists. */
  heads?: ReactNode;
}

/**
 * A day with one column for each stylist. All visits are children of the one board, so that a moved visit keeps the
 * focus.
 */
export function DayBoard({ day, moving, heads, ...handlers }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState('');
  const now = useNow();
  const isToday = day.date === day.today;
  const time = salonTimeOf(now);
  const minute = minutesOf(time);
  const { from, to } = hoursShown(day);
  const columns = columnsOf(day, minute);
  const inOrder = columns.flat();
  // On a day with hundreds of visits these render first, the free gaps between them a moment later.
  const hasGaps = useDeferredValue(true, false);
  const shown = hasGaps ? inOrder : inOrder.filter(({ kind }) => kind !== 'gap');
  const inner = innerOf(columns);
  const stop = inOrder.find(({ id }) => id === focused)?.id ?? inOrder[0]?.id;
  useKeptFocus(ref, inOrder, focused);
  const geometry = { ref, columnIds: day.stylists.map(({ _id }) => _id), from, to };
  const drag = useDrag(geometry, moving);
  const press = (event: KeyboardEvent) => {
    const cell = inOrder.find(({ id }) => id === focused);
    const moved = moving.move && ref.current?.querySelector(`[data-visit="${moving.move.visit._id}"]`);
    if (moving.press(event)) {
      // The browser does not follow a focused element that is laid out elsewhere.
      requestAnimationFrame(() => moved?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
      return;
    }
    if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && cell?.kind === 'visit') {
      moving.begin(cell.visit);
      return;
    }
    const next = cellTowards(columns, focused, event.key);
    if (next === undefined) return;
    event.preventDefault();
    ref.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  const open = (cell: BoardCell, event: MouseEvent) => {
    if (drag.wasDragged()) return;
    // A key press has no position: it means the beginning of the gap.
    const clicked = event.detail === 0 ? cell : targetAt(geometry, event);
    const target = {
      columnId: cell.columnId,
      start: Math.min(Math.max(cell.start, clicked.start), cell.end - DESK.stepMinutes),
    };
    if (moving.move && !moving.move.isConfirming) moving.choose(target);
    else if (cell.kind === 'visit') handlers.onVisit(cell.visit);
    else if (cell.kind === 'block') handlers.onBlock(cell.blockId);
    else handlers.onGap(target, cell.end);
  };
  const inView = useColumnInView(day.stylists.length);
  return (
    <>
      {!heads && day.stylists.length > 1 && <StylistTabs day={day} inView={inView} />}
      <div
        className="board-scroll"
        role="region"
        aria-label={heads ? 'Columns of the days' : 'Columns of the stylists'}
        tabIndex={0}
        {...(!heads && inView.scroller)}
      >
        {heads ?? <Heads stylists={day.stylists} />}
        <div
          ref={ref}
          className={moving.move ? 'board board--moving' : 'board'}
          role="group"
          aria-label={heads ? 'Visits of the week' : 'Visits of the day'}
          style={{ '--columns': day.stylists.length, '--length': to - from } as CSSProperties}
          onKeyDown={press}
        >
          <Ground stylists={day.stylists} from={from} to={to} />
          <Buffers stylists={day.stylists} visits={day.visits} from={from} />
          {shown.map((cell) => (
            <Cell
              key={cell.id}
              cell={cell}
              isInner={inner.has(cell)}
              stylists={day.stylists}
              from={from}
              time={isToday ? time : null}
              moving={moving}
              word={heads ? 'on' : 'with'}
              button={{
                'data-cell': cell.id,
                tabIndex: cell.id === stop ? 0 : -1,
                onClick: (event) => open(cell, event),
                onFocus: () => setFocused(cell.id),
                ...(cell.kind === 'visit' && drag.handlersOf(cell.visit, cell.start)),
              }}
            />
          ))}
          {isToday && minute >= from && minute <= to && (
            <span className="board-now" style={at(0, minute - from, 0)} aria-hidden="true" />
          )}
        </div>
        <p className="sr" role="status">
          {moving.announcement}
        </p>
      </div>
    </>
  );
}
