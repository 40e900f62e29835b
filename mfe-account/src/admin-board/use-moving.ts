import type { DayVisit, SalonDay } from '@salon/contracts';
import { minutesOf, timeOf } from '@salon/kernel';
import { formatTime } from '@salon/web-kit';
import { type KeyboardEvent, useState } from 'react';
import { customerName } from '../visit/customer-name.js';
import { type Target, targetTowards } from './board.rules.js';

export interface Move extends Target {
  visit: DayVisit;
  /** Whether a confirmation is shown. */
  isConfirming: boolean;
}

export const originOf = ({ startTime, stylist }: Pick<DayVisit, 'startTime' | 'stylist'>): Target => ({
  start: minutesOf(startTime),
  columnId: stylist._id,
});

export const isAt = (one: Target, other: Target): boolean =>
  one.start === other.start && one.columnId === other.columnId;

/** Where a visit is when its move is left; a colleague, or a move without a response, may have moved it. */
function leftWords(visit: DayVisit, visits: readonly DayVisit[], describe: (place: Target) => string): string {
  const place = originOf(visits.find(({ _id }) => _id === visit._id) ?? visit);
  const name = customerName(visit);
  return isAt(place, originOf(visit))
    ? `${name} stays at ${describe(place)}.`
    : `${name} is at ${describe(place)} now.`;
}

/** The visit that is being moved: by keys, by pointer, or by two clicks. */
export function useMoving(day: Pick<SalonDay, 'stylists' | 'visits'>) {
  const [move, setMove] = useState<Move | null>(null);
  const [announcement, announce] = useState('');
  const describe = ({ start, columnId }: Target): string =>
    `${formatTime(timeOf(start))} with ${day.stylists.find(({ _id }) => _id === columnId)?.name ?? ''}`;
  const begin = (visit: DayVisit) => {
    if (visit.status !== 'confirmed') {
      announce('Only a confirmed visit can be moved.');
      return;
    }
    setMove({ visit, ...originOf(visit), isConfirming: false });
    announce(`Moving ${customerName(visit)}. Arrows choose the place, Enter moves, Escape leaves it.`);
  };
  const end = (words: string) => {
    setMove(null);
    announce(words);
  };
  const cancel = () => move && end(leftWords(move.visit, day.visits, describe));
  const setTarget = (target: Target) => setMove((current) => current && { ...current, ...target });
  /** The visit as a colleague has changed it meanwhile; it is back in its new place. */
  const rebase = (visit: DayVisit) => setMove((current) => current && { ...current, visit, ...originOf(visit) });
  /** The place is chosen; without a change there is no confirmation. */
  const choose = (target: Target) => {
    if (!move) return;
    if (isAt(originOf(move.visit), target)) cancel();
    else setMove({ ...move, ...target, isConfirming: true });
  };
  /** Whether the key belonged to the move. */
  const press = (event: KeyboardEvent): boolean => {
    if (!move || move.isConfirming) return false;
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' || event.key === ' ') choose(move);
    else if (event.key.startsWith('Arrow')) {
      const target = targetTowards(day.stylists, move, event.key, event.shiftKey);
      setTarget(target);
      announce(describe(target));
    } else return false;
    event.preventDefault();
    return true;
  };
  return { move, announcement, describe, begin, setTarget, rebase, choose, cancel, press, end: () => end('') };
}

export type ConfirmedMoving = ReturnType<typeof useMoving>;
/** What the board needs of it. */
export type Moving = Omit<ConfirmedMoving, 'rebase' | 'describe' | 'end'>;
