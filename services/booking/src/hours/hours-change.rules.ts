import { type Closure, exceptionWords, type HoursChange, hoursTexts, hoursWarnings } from '@salon/contracts';
import { addDays, formatDate, type LocalDay, type Span, timeOf, weekdayName } from '@salon/kernel';
import { planOn, type SalonCalendar, type StylistWeek, type WeekPlan } from '../salon/calendar.rules.js';
import { contains, WHOLE_DAY } from '../salon/spans.rules.js';
import { asException, asPlan } from '../salon/stored-hours.rules.js';

type Change<Subject extends HoursChange['subject']> = Extract<HoursChange, { subject: Subject }>;

/** Creates an id for a new item. */
const NEW = 'new';

const dayWords = (day: LocalDay): string => formatDate(day, 'MMM d, yyyy');
const daysWords = (from: LocalDay, to: LocalDay): string =>
  from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;

/** What is changed, for the list of changes, which says what was done with it. @param nameOf the stylist's name */
export function titleOf(change: HoursChange, nameOf: (stylistId: string) => string): string {
  if (change.subject === 'plan') {
    const who = change.stylistId === null ? 'the salon' : nameOf(change.stylistId);
    return `Hours of ${who} from ${dayWords(change.validFrom)}`;
  }
  if (change.subject === 'closure') {
    const [first, ...others] = change.closures.map(({ day }) => day);
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${dayWords(first ?? '')}${more}`;
  }
  if (change.exception === null) return 'Leave or extra hours';
  const { kind, stylistId, from, to } = change.exception;
  return `${exceptionWords[kind]} of ${nameOf(stylistId)}, ${daysWords(from, to)}`;
}

/** Days of a change that are before `today`, by field: the past cannot be planned. */
export function passedDays(change: HoursChange, today: LocalDay): Record<string, string> {
  const isPast = (day: LocalDay): boolean => day < today;
  if (change.subject === 'plan') return isPast(change.validFrom) ? { validFrom: hoursTexts.passed } : {};
  if (change.subject === 'closure')
    return Object.fromEntries(
      change.closures.flatMap(({ day }, at) => (isPast(day) ? [[`closures.${at}.day`, hoursTexts.passed]] : [])),
    );
  return change.exception !== null && isPast(change.exception.to) ? { to: hoursTexts.passed } : {};
}

const inOrder = (plans: WeekPlan[]): WeekPlan[] => plans.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));

const withPlan = (stylist: StylistWeek, { validFrom, week }: Change<'plan'>): StylistWeek => ({
  ...stylist,
  plans: inOrder([
    ...stylist.plans.filter((each) => each.validFrom !== validFrom),
    ...(week === null ? [] : [asPlan({ validFrom, week })]),
  ]),
});

const withException = (stylist: StylistWeek, { id = NEW, exception }: Change<'exception'>): StylistWeek => ({
  ...stylist,
  exceptions: [
    ...stylist.exceptions.filter((each) => each.id !== id),
    ...(exception?.stylistId === stylist.id ? [asException({ id, ...exception })] : []),
  ],
});

function withClosures(closures: SalonCalendar['closures'], changed: Change<'closure'>['closures']) {
  const all = new Map(closures);
  for (const { day, reason } of changed) {
    if (reason === null) all.delete(day);
    else all.set(day, reason);
  }
  return all;
}

/** The calendar after the change. */
export function withChange(calendar: SalonCalendar, change: HoursChange): SalonCalendar {
  if (change.subject === 'closure') return { ...calendar, closures: withClosures(calendar.closures, change.closures) };
  const { stylists } = calendar;
  if (change.subject === 'exception')
    return { ...calendar, stylists: stylists.map((each) => withException(each, change)) };
  return {
    ...calendar,
    stylists: stylists.map((each) => (each.id === change.stylistId ? withPlan(each, change) : each)),
  };
}

/** The closures that a change requests; null when it reopens all of its days. */
export function closuresOf({ closures }: Change<'closure'>): Closure[] | null {
  const closed = closures.flatMap(({ day, reason }) => (reason === null ? [] : [{ day, reason }]));
  return closed.length > 0 ? closed : null;
}

const hoursText = ({ start, end }: Span): string => `${timeOf(start)} to ${timeOf(end % WHOLE_DAY.end)}`;
/** A Sunday and the six days after it. */
const SUNDAY = '2026-11-22';

/** Shifts of a plan outside the salon's own hours of their weekday, as sentences. */
function outsideFrame(who: string, { shifts }: WeekPlan, frame: WeekPlan): string[] {
  return shifts.flatMap((spans, weekday) => {
    const open = frame.shifts[weekday] ?? [];
    if (spans.every((span) => open.some((each) => contains(each, span)))) return [];
    return [
      hoursWarnings.outsideFrame({ who, weekday: weekdayName(addDays(SUNDAY, weekday)), open: open.map(hoursText) }),
    ];
  });
}

/** Warnings before saving. @param own the salon's own weekly hours */
export function warningsOf(change: HoursChange, { stylists }: SalonCalendar, own: readonly WeekPlan[]): string[] {
  if (change.subject !== 'plan' || change.week === null) return [];
  const { stylistId, validFrom, week } = change;
  const plan = asPlan({ validFrom, week });
  if (stylistId === null)
    return stylists.flatMap(({ name, plans }) => {
      const current = planOn(plans, validFrom);
      return current ? outsideFrame(name, current, plan) : [];
    });
  const stylist = stylists.find(({ id }) => id === stylistId);
  const frame = planOn(own, validFrom);
  const next = stylist?.plans.find((each) => each.validFrom > validFrom);
  return [
    ...(frame && stylist ? outsideFrame(stylist.name, plan, frame) : []),
    ...(next ? [hoursWarnings.nextPlan({ day: dayWords(next.validFrom) })] : []),
  ];
}
