import { counted } from '@salon/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from './announce.js';
import '../styles/countdown.css';

interface Props {
  /** ISO 8601 instant. */
  until: string;
  /** The current time; the browser's clock by default. */
  now?(): Date;
  /** Called once when the time is over; at once if it already is. */
  onEnd?(): void;
  /** Announces nothing: beside another countdown, whose words would be the same. */
  isSilent?: boolean;
}

const browserClock = () => new Date();
const secondsTo = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000)) || 0;
const pad2 = (value: number): string => String(value).padStart(2, '0');

/** 768 seconds → 12:48; hours only when there are any. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad2(Math.floor((seconds % 3600) / 60))}:${pad2(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Announced when so many seconds are left, not every second; a tab in the background ticks once a minute. */
const SPOKEN = [300, 60];

/**
 * The time left until an instant. It reads the clock instead of counting ticks, so it is right after the tab was
 * suspended.
 */
export function Countdown({ until, now = browserClock, onEnd, isSilent = false }: Props) {
  const read = () => ({ until, left: secondsTo(until, now()) });
  const [seen, setSeen] = useState(read);
  if (seen.until !== until) setSeen(read());
  const over = seen.left === 0;
  const tick = useEffectEvent(() => {
    const next = read();
    setSeen(next);
    const isCrossed = SPOKEN.some((at) => seen.left > at && next.left <= at);
    if (isCrossed && next.left > 0 && !isSilent) announce(`${counted(Math.ceil(next.left / 60), 'minute')} left`);
  });
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (over) {
      end();
      return;
    }
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [over, until]);
  return (
    <span className="countdown" role="timer" suppressHydrationWarning>
      {clockText(seen.left)}
    </span>
  );
}
