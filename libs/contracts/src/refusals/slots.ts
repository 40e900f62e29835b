import { counted, formatMinutes } from '@salon/kernel';
import type { BlockedTime } from '../booking/booking.js';
import type { Policy } from '../booking/policy.js';
import { inDays } from '../limits.js';
import type { Sentence } from './refusal.js';

/** Why a time of the grid cannot be chosen. */
export const blockedTexts = {
  PAST: 'This time has passed.',
  LEAD_TIME: ({ leadMinutes }: Pick<Policy, 'leadMinutes'>): string => {
    const time = leadMinutes % 60 === 0 ? counted(leadMinutes / 60, 'hour') : formatMinutes(leadMinutes);
    return `This is too soon: we need ${time} to prepare for your visit.`;
  },
  BUSY: 'All stylists are busy.',
  BREAK: 'Your visit would run into a break of our stylists.',
  TOO_LONG: 'Your visit would not be finished by closing time.',
  CURRENT: 'This is the time you have now.',
} as const satisfies Readonly<Record<BlockedTime['code'], Sentence>>;

/** Why no stylist is available for a visit on a day. */
export const closedTexts = {
  skillMissing: 'No stylist does all of these services. Please book them as two visits.',
  skillOfNobody: 'One of these services has no stylist at present. Please remove it or call us.',
  skillOfStylist: (name: string): string => `${name} does not do all of these services.`,
  away: 'Nobody is free for these services on this day',
  awayOfStylist: (name: string): string => `${name} is away on this day`,
  weekday: (weekday: string): string => `Closed on ${weekday}s`,
  weekdayOfStylist: (name: string, weekday: string): string => `${name} does not work on ${weekday}s`,
} as const;

/** Why a day of the calendar cannot be chosen. */
export const dayTexts = {
  past: 'This day has passed',
  beyond: ({ days }: { days: number }): string => `Bookings open ${inDays(days)} ahead`,
  over: 'Closed for today',
  noneLeft: 'No times left today',
  full: 'No time left for a visit of this length',
} as const;

export const visitTooLong = ({ hours }: { hours: number }): string =>
  `A visit can be at most ${hours} hours. Please book it as two visits.`;
