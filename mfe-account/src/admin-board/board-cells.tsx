import { type DayAway, type DayStylist, type DayVisit, exceptionWords } from '@salon/contracts';
import { minutesOf, timeOf, withQuantity } from '@salon/kernel';
import { formatTime, salonTimeOf } from '@salon/web-kit';
import { CustomerSign } from '../screen/customer-notes-list.js';
import type { ComponentProps, CSSProperties } from 'react';
import { VisitState } from '../visit/visit-state.js';
import { CustomerName } from '../visit/customer-name.js';
import { type BoardCell, moneySignOf } from './board.rules.js';
import type { Moving } from './use-moving.js';

export const AWAY_WORDS: Readonly<Record<DayAway['kind'], string>> = { ...exceptionWords, break: 'Break' };

/** 'Gel polish, Accent x 2' of a visit. */
export const servicesOf = ({ services }: Pick<DayVisit, 'services'>): string =>
  services.map(({ service, quantity }) => withQuantity({ ...service, quantity })).join(', ');

/** Maximum minutes of a cell whose line is higher than the cell, of a visit that shows one line, two, or three. */
const SMALL_LINE = 10;
const ONE_LINE = 20;
const TWO_LINES = 30;
const THREE_LINES = 45;

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
function BoardVisit({ visit, start, isInner, isMoving, minutes, time, where, ...button }: VisitProps) {
  const isHeld = visit.status === 'pending' && visit.holdUntil;
  const until = isHeld ? salonTimeOf(visit.holdUntil ?? '') : null;
  const left = until && time ? minutesOf(until) - minutesOf(time) : null;
  const [sign, word] = moneySignOf(visit);
  const classes = [
    'board-visit',
    `board-visit--${visit.status}`,
    isInner && 'board-visit--inner',
    isMoving && 'is-moving',
    minutes <= SMALL_LINE && 'board-visit--small',
    minutes <= ONE_LINE && 'board-visit--line',
    minutes <= TWO_LINES && 'board-visit--short',
    minutes <= THREE_LINES && 'board-visit--low',
  ];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...button}>
      <span className="board-visit__time">{formatTime(timeOf(start))}</span>{' '}
      <strong className="board-visit__who">
        <CustomerName of={visit} />
      </strong>{' '}
      <CustomerSign notes={visit.customerNotes} /> <span className="board-visit__what">{servicesOf(visit)}</span>
      <VisitState {...visit} />{' '}
      {sign && (
        <span className={`board-visit__money board-visit__money--${word ? 'due' : 'paid'}`}>
          {sign}
          {word && <span className="board-visit__word"> {word}</span>}
        </span>
      )}
      {until && (
        <span className="board-visit__hold">
          {' '}
          {left !== null && left > 0 ? `${left} min left` : `until ${formatTime(until)}`}
        </span>
      )}
      {visit.note !== '' && <span className="board-visit__note"> ✎ {visit.note}</span>}
      <span className="sr">
        {' '}
        {where}
        {visit.bufferEnd !== null && !isMoving && `, then tidying up until ${formatTime(visit.bufferEnd)}`}
      </span>
    </button>
  );
}

interface GapProps extends ButtonProps {
  gap: CellOf<'gap'>;
  isInner: boolean;
  where: string;
}

/** A free gap shows its minutes; pressing it opens booking or blocking. */
function BoardGap({ gap, isInner, where, ...button }: GapProps) {
  const minutes = gap.end - gap.start;
  const classes = ['board-gap', isInner && 'board-gap--inner', minutes <= SMALL_LINE && 'board-gap--small'];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...button}>
      <span className={minutes < SMALL_LINE ? 'sr' : undefined}>Free {minutes} min</span>
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

function BoardBlock({ block, where, ...button }: BlockProps) {
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

interface CellProps {
  cell: BoardCell;
  isInner: boolean;
  stylists: readonly DayStylist[];
  from: number;
  time: string | null;
  moving: Moving;
  word: string;
  button: ButtonProps & { 'data-cell': string };
}

/** A cell at its place on the board; a moved visit at the place that is aimed at. */
export function Cell({ cell, isInner: isWithin, stylists, from, time, moving, word, button }: CellProps) {
  const { move } = moving;
  const isMoving = cell.kind === 'visit' && move?.visit._id === cell.id;
  const { columnId, start } = isMoving ? move : cell;
  const column = stylists.findIndex(({ _id }) => _id === columnId);
  const style = at(column, start - from, cell.end - cell.start);
  const where = `${word} ${stylists[column]?.name ?? ''}`;
  if (cell.kind === 'block') return <BoardBlock block={cell} where={where} style={style} {...button} />;
  const isInner = isWithin && !isMoving;
  if (cell.kind === 'gap') return <BoardGap gap={cell} isInner={isInner} where={where} style={style} {...button} />;
  const shown = { visit: cell.visit, start, isInner, isMoving, minutes: cell.end - cell.start, time, where };
  return <BoardVisit {...shown} style={style} data-visit={cell.id} {...button} />;
}
