import { type DayAway, exceptionWords } from '@salon/contracts';
import { timeOf } from '@salon/kernel';
import { formatTime, salonTimeOf } from '@salon/web-kit';
import { minutesOf } from '@salon/kernel';
import { CustomerSign } from '../screen/customer-notes-list.js';
import type { ComponentProps, CSSProperties } from 'react';
import { VisitState } from '../visit/visit-state.js';
import { type BoardCell, moneySignOf } from './board.rules.js';

export const AWAY_WORDS: Readonly<Record<DayAway['kind'], string>> = { ...exceptionWords, break: 'Break' };

/** Maximum minutes of a visit that shows one line on the board, or two. */
const ONE_LINE = 20;
const TWO_LINES = 30;

/** Position on the board: column, and minutes from the top. */
export const at = (column: number, top: number, minutes: number): CSSProperties =>
  ({ '--column': column, '--top': top, '--minutes': minutes }) as CSSProperties;

type CellOf<Kind extends BoardCell['kind']> = Extract<BoardCell, { kind: Kind }>;
type ButtonProps = ComponentProps<'button'>;

interface VisitProps extends ButtonProps {
  visit: CellOf<'visit'>['visit'];
  /** Where it stands on the board; another time than its own while it is moved. */
  start: number;
  isInner: boolean;
  isMoving: boolean;
  /** Length on the board. */
  minutes: number;
  /** Salon wall clock; null on any day but today. */
  time: string | null;
  /** Label of its column: 'with Dilani'. */
  where: string;
}

/** The accessible name is the visible text, which begins with the time; words for the colours follow. */
export function BoardVisit({ visit, start, isInner, isMoving, minutes, time, where, ...button }: VisitProps) {
  const isHeld = visit.status === 'pending' && visit.holdUntil;
  const until = isHeld ? salonTimeOf(visit.holdUntil ?? '') : null;
  const left = until && time ? minutesOf(until) - minutesOf(time) : null;
  const classes = [
    'board-visit',
    `board-visit--${visit.status}`,
    isInner && 'board-visit--inner',
    isMoving && 'is-moving',
    minutes <= ONE_LINE && 'board-visit--line',
    minutes <= TWO_LINES && 'board-visit--short',
  ];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...button}>
      <span className="board-visit__time">{formatTime(timeOf(start))}</span>{' '}
      <strong className="board-visit__who">{visit.user.name}</strong> <CustomerSign notes={visit.customerNotes} />{' '}
      <span className="board-visit__what">{visit.services.map(({ service }) => service.title).join(', ')}</span>
      <VisitState {...visit} />{' '}
      <span className={`board-visit__money board-visit__money--${visit.due === 0 ? 'paid' : 'due'}`}>
        {moneySignOf(visit)}
      </span>
      {until && (
        <span className="board-visit__hold">
          {' '}
          {left !== null && left > 0 ? `${left} min left` : `until ${formatTime(until)}`}
        </span>
      )}
      {visit.note !== '' && <span className="board-visit__note"> ✎ {visit.note}</span>}
      <span className="sr"> {where}</span>
    </button>
  );
}

interface GapProps extends ButtonProps {
  gap: CellOf<'gap'>;
  isInner: boolean;
  where: string;
}

/** A free gap shows its minutes; pressing it opens booking or blocking. */
export function BoardGap({ gap, isInner, where, ...button }: GapProps) {
  return (
    <button type="button" className={isInner ? 'board-gap board-gap--inner' : 'board-gap'} {...button}>
      <span>Free {gap.end - gap.start} min</span>
      <span className="sr">
        {' '}
        from {formatTime(timeOf(gap.start))} {where}
      </span>
    </button>
  );
}

interface BlockProps extends ButtonProps {
  block: CellOf<'block'>;
  where: string;
}

export function BoardBlock({ block, where, ...button }: BlockProps) {
  return (
    <button type="button" className="board-away board-away--block" {...button}>
      <span>
        Blocked: {block.note}
        <span className="sr">
          {' '}
          from {formatTime(timeOf(block.start))} {where}
        </span>
      </span>
    </button>
  );
}
