import type { SalonDay, TimeSpan } from '@salon/contracts';
import { counted, firstNameOf } from '@salon/kernel';
import { Avatar } from '@salon/ui';
import { type CSSProperties, type UIEvent, useEffect, useRef, useState } from 'react';
import { spanWords } from '../visit/span-words.js';
import '../styles/board-heads.css';

/** '9:00 AM – 6:00 PM', whose lines end at the dash only. */
const hoursOf = (shift: TimeSpan): string => spanWords(shift).replace(/ (?=[AP]M)/g, '\u00a0');

/** Portrait, name and hours above each column. */
export const Heads = ({ stylists }: Pick<SalonDay, 'stylists'>) => (
  <div className="board-heads" style={{ '--columns': stylists.length } as CSSProperties}>
    {stylists.map(({ _id, name, picture, shifts }) => (
      <p key={_id} className="board-head">
        <Avatar name={name} picture={picture} size={36} />
        <span>
          <strong>{name}</strong>
          <span className="hint">{shifts.length > 0 ? shifts.map(hoursOf).join(', ') : 'Not at work'}</span>
        </span>
      </p>
    ))}
  </div>
);

/** The column that a board scrolled by columns shows first, and `show`, which scrolls to another one. */
export function useColumnInView(columns: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  /** Pixels from one column to the next; the last one is shown when the board is scrolled to its end. */
  const widthIn = ({ scrollWidth, clientWidth }: HTMLElement): number => (scrollWidth - clientWidth) / (columns - 1);
  return {
    column,
    show: (at: number) => {
      if (ref.current) ref.current.scrollLeft = at * widthIn(ref.current);
      setColumn(at);
    },
    scroller: {
      ref,
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
        setColumn(Math.max(0, Math.round(currentTarget.scrollLeft / widthIn(currentTarget)) || 0)),
    },
  };
}

/** The first name, or the whole one where another stylist has the same first name. */
function shortName(name: string, stylists: SalonDay['stylists']): string {
  const namesakes = stylists.filter((each) => firstNameOf(each.name) === firstNameOf(name));
  return namesakes.length > 1 ? name : firstNameOf(name);
}

interface TabsProps {
  day: SalonDay;
  inView: ReturnType<typeof useColumnInView>;
}

/** On a phone, where the board shows one stylist at a time: a button for each, with the number of visits. */
export function StylistTabs({ day: { stylists, visits }, inView: { column, show } }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const booked = visits.filter(({ status }) => status !== 'pending');
  useEffect(() => {
    const strip = ref.current;
    const tab = strip?.children[column];
    // Not `scrollIntoView`, which also moves the page when the buttons are above the window.
    if (strip && tab instanceof HTMLElement)
      strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [column]);
  return (
    <div ref={ref} className="board-tabs" role="group" aria-label="Stylists">
      {stylists.map(({ _id, name }, at) => (
        <button key={_id} type="button" aria-pressed={at === column} onClick={() => show(at)}>
          <strong>{shortName(name, stylists)}</strong>{' '}
          <span className="hint">{counted(booked.filter(({ stylist }) => stylist._id === _id).length, 'visit')}</span>
        </button>
      ))}
    </div>
  );
}
