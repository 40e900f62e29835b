import { counted, DAY_MINUTES, isLocalDay, isLocalTime, listed, minutesOf } from '@salon/kernel';
import { isObject, isPlainText, isUuid, problemsIn } from '../fields.js';
import { DESK_LENGTHS } from '../limits.js';
import { choiceTexts } from '../refusals/fields.js';
import { closedTexts } from '../refusals/slots.js';
import { PLANNED_KINDS, type ExceptionKind, type HoursChange, type TimeSpan, type WorkDay } from './hours.js';

/** Most closures of one change: a long holiday, or the public holidays of a year. */
export const MOST_CLOSURES = 60;
const MOST_BREAKS = 6;

export const exceptionWords: Readonly<Record<ExceptionKind, string>> = {
  leave: 'Leave',
  sick: 'Sick',
  extra: 'Extra hours',
  block: 'Blocked time',
};

const kindWords = PLANNED_KINDS.map((kind) => exceptionWords[kind].toLowerCase());

/** A warning to an admin before hours are saved. */
export const hoursWarnings = {
  outsideFrame: ({ who, weekday, open }: { who: string; weekday: string; open: readonly string[] }): string =>
    `${who} works outside the salon’s own hours on ${weekday}s, ` +
    `when it is ${open.length === 0 ? 'closed' : `open from ${open.join(' and ')}`}.`,
  /** Of a plan of the salon, with the stylists of equal weekdays together. */
  stylistsOutside: ({
    groups,
    isRemoved,
  }: {
    groups: readonly { who: readonly string[]; weekdays: readonly string[] }[];
    isRemoved: boolean;
  }): string => {
    const named = groups.map(({ who, weekdays }) => `${listed(who)} on ${listed(weekdays.map((day) => `${day}s`))}`);
    const hours = isRemoved ? 'the salon’s own hours as they are without this plan' : 'these hours';
    return (
      `Guests can still book times outside ${hours}, because the hours of the stylists count: ` +
      `${named.join('; ')}. Once this is saved, change their plans, too, with ‘New plan’ beside each name.`
    );
  },
  nextPlan: ({ day }: { day: string }): string => `These hours count until another plan begins on ${day}.`,
  noHours: ({ who, from, until }: { who: string; from: string; until: string | null }): string =>
    `${who} has no weekly hours from ${from} ${until === null ? 'on' : `until another plan begins on ${until}`}, ` +
    'and cannot be booked outside extra hours.',
  extraWhileAway: ({ who, days }: { who: string; days: string }): string =>
    `${who} is away on ${days}: extra hours do not count during leave or sickness.`,
  awayAlready: ({ who, days }: { who: string; days: string }): string => `${who} is away already on ${days}.`,
  noEffect: ({ who }: { who: string }): string => `This does not change when ${who} works.`,
  longAway: ({ who, days, until }: { who: string; days: number; until: string }): string =>
    `${who} is away for ${counted(days, 'day')}, until ${until}.`,
} as const;

/** Sentences about hours, beside their field. */
export const hoursTexts = {
  stylist: choiceTexts.stylist,
  gone: 'This stylist is not in the team any more',
  kind: `Please choose ${listed(kindWords, 'or')}`,
  day: 'Please choose a day',
  lastDay: 'The last day is before the first',
  passed: 'This day has passed. Please choose today or a later one',
  time: 'Please give times as 09:00 or 17:30',
  order: choiceTexts.timeOrder,
  breakOutside: 'A break lies outside the working hours',
  breaksOverlap: 'Two breaks overlap',
  breaksMost: `A day has at most ${MOST_BREAKS} breaks`,
  extraWhole: 'Please say from when to when the extra hours are',
  reason: 'Please say why the salon is closed: guests read it in the calendar',
  long: `Please use at most ${DESK_LENGTHS.reason} characters`,
  unprintable: 'Please use plain characters only',
  week: 'A week has seven days',
  year: 'Please choose a year',
  noDays: 'Please choose a day',
  dayTwice: 'This day is listed twice',
  closedAlready: 'These days are closed already',
  daysMost: `Please close at most ${MOST_CLOSURES} days at once`,
  visitsOutside: (count: number): string =>
    `${counted(count, 'booked visit lies', 'booked visits lie')} outside the hours now.`,
  decideOutside: 'Decide what happens',
  outsideClosed: (reason: string): string => `The salon is closed: ${reason}`,
  outsideAway: closedTexts.awayOfStylist,
  outsideLeft: (name: string): string => `${name} no longer works here`,
  outsidePlan: (name: string): string => `${name} does not work at this time`,
} as const;

type Problems = Record<string, string>;

const endMinuteOf = (time: string): number => minutesOf(time) || DAY_MINUTES;
/** A time span in minutes since midnight; an end of 00:00 is the end of the day. */
export const minutesOfSpan = ({ start, end }: TimeSpan) => ({ start: minutesOf(start), end: endMinuteOf(end) });

/** The problem of a time span, or null. */
function timeSpanProblem(span: unknown): string | null {
  if (!isObject(span) || !isLocalTime(span.start) || !isLocalTime(span.end)) return hoursTexts.time;
  return minutesOf(span.start) < endMinuteOf(span.end) ? null : hoursTexts.order;
}

/** The problem of one weekday, or null. */
function workDayProblem(day: unknown): string | null {
  if (day === null) return null;
  const problem = timeSpanProblem(day);
  if (problem !== null) return problem;
  const { breaks, ...hours } = day as WorkDay;
  if (!Array.isArray(breaks) || breaks.length > MOST_BREAKS) return hoursTexts.breaksMost;
  const wrong = breaks.map(timeSpanProblem).find((each) => each !== null);
  if (wrong) return wrong;
  const work = minutesOfSpan(hours);
  const spans = breaks.map(minutesOfSpan).sort((a, b) => a.start - b.start);
  if (spans.some(({ start, end }) => start < work.start || end > work.end)) return hoursTexts.breakOutside;
  return spans.some(({ start }, at) => at > 0 && start < (spans[at - 1]?.end ?? 0)) ? hoursTexts.breaksOverlap : null;
}

function textProblem(value: unknown, missing: string | null): string | null {
  if (typeof value !== 'string' || (missing !== null && value.trim() === '')) return missing ?? hoursTexts.unprintable;
  if (value.length > DESK_LENGTHS.reason) return hoursTexts.long;
  return isPlainText(value) ? null : hoursTexts.unprintable;
}

const found = (problems: Record<string, string | null>): Problems => problemsIn(problems) ?? {};

function planProblems({ stylistId, validFrom, week }: Record<string, unknown>): Problems {
  const isWeek = week === null || (Array.isArray(week) && week.length === 7);
  return found({
    stylistId: stylistId === null || isUuid(stylistId) ? null : hoursTexts.stylist,
    validFrom: isLocalDay(validFrom) ? null : hoursTexts.day,
    week: isWeek ? null : hoursTexts.week,
    ...Object.fromEntries((Array.isArray(week) ? week : []).map((day, at) => [`week.${at}`, workDayProblem(day)])),
  });
}

/** The problems of leave, sickness or extra hours, by field. */
function exceptionProblems(exception: unknown): Problems {
  if (!isObject(exception)) return { exception: hoursTexts.day };
  const { stylistId, kind, from, to, hours, note } = exception;
  const last = isLocalDay(to) && isLocalDay(from) && to < from ? hoursTexts.lastDay : null;
  const isWhole = hours === null;
  return found({
    stylistId: isUuid(stylistId) ? null : hoursTexts.stylist,
    kind: PLANNED_KINDS.some((each) => each === kind) ? null : hoursTexts.kind,
    from: isLocalDay(from) ? null : hoursTexts.day,
    to: isLocalDay(to) ? last : hoursTexts.day,
    hours: isWhole ? (kind === 'extra' ? hoursTexts.extraWhole : null) : timeSpanProblem(hours),
    note: textProblem(note, null),
  });
}

function closureProblems(closures: unknown): Problems {
  if (!Array.isArray(closures) || closures.length === 0) return { closures: hoursTexts.noDays };
  if (closures.length > MOST_CLOSURES) return { closures: hoursTexts.daysMost };
  const given = closures.map((each: unknown) => (isObject(each) ? each : {}));
  return found(
    Object.fromEntries(
      given.flatMap(({ day, reason }, at) => [
        [`closures.${at}.day`, dayProblem(day, given.findIndex((other) => other.day === day) < at)],
        [`closures.${at}.reason`, reason === null ? null : textProblem(reason, hoursTexts.reason)],
      ]),
    ),
  );
}

function dayProblem(day: unknown, isTwice: boolean): string | null {
  if (!isLocalDay(day)) return hoursTexts.day;
  return isTwice ? hoursTexts.dayTwice : null;
}

/** The problems of a change of the hours, by field; form and API use the same. Empty when there is none. */
export function hoursProblems(change: unknown): Problems {
  if (!isObject(change)) return { change: hoursTexts.day };
  if (change.subject === 'plan') return planProblems(change);
  if (change.subject === 'closure') return closureProblems(change.closures);
  if (change.subject !== 'exception') return { subject: hoursTexts.kind };
  if (change.id !== undefined && !isUuid(change.id)) return { id: hoursTexts.day };
  return change.exception === null ? {} : exceptionProblems(change.exception);
}

const spanOf = ({ start, end }: TimeSpan): TimeSpan => ({ start, end });
const workDayOf = ({ breaks, ...hours }: WorkDay): WorkDay => ({
  ...spanOf(hours),
  breaks: breaks.map(spanOf).sort((a, b) => minutesOf(a.start) - minutesOf(b.start)),
});

/** A valid change reduced to its declared fields. */
export function hoursChangeOf(change: HoursChange): HoursChange {
  if (change.subject === 'plan') {
    const { subject, stylistId, validFrom, week } = change;
    return { subject, stylistId, validFrom, week: week && week.map((day) => day && workDayOf(day)) };
  }
  if (change.subject === 'closure')
    return {
      subject: change.subject,
      closures: change.closures
        .map(({ day, reason }) => ({ day, reason: reason && reason.trim() }))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
    };
  const { id, exception } = change;
  const known = id === undefined ? {} : { id };
  if (exception === null) return { subject: 'exception', ...known, exception };
  const { stylistId, kind, from, to, hours, note } = exception;
  const state = { stylistId, kind, from, to, hours: hours && spanOf(hours), note: note.trim() };
  return { subject: 'exception', ...known, exception: state };
}
