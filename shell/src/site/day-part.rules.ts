import type { LocalTime } from '@salon/kernel';

const BEGINS = { morning: '05:00', noon: '11:00', evening: '16:00' } as const;

type DayPart = keyof typeof BEGINS;

/** The part of the salon's day at a time on its clock; the night belongs to the evening. */
export function dayPartOf(time: LocalTime): DayPart {
  if (time < BEGINS.morning || time >= BEGINS.evening) return 'evening';
  return time < BEGINS.noon ? 'morning' : 'noon';
}
