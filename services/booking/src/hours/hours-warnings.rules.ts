import { type HoursChange, hoursWarnings } from '@salon/contracts';
import { addDays, counted, formatTime, type LocalDay, type Span, timeOf, WEEKDAYS } from '@salon/kernel';
import {
  type HoursException,
  planOn,
  type SalonCalendar,
  shiftsOn,
  type StylistWeek,
  type WeekPlan,
} from '../salon/calendar.rules.js';
import { contains, overlaps, WHOLE_DAY } from '../salon/spans.rules.js';
import { asException, asPlan } from '../salon/stored-hours.rules.js';
import { type Change, dayWords, NEW, withChange } from './hours-change.rules.js';

/** Leave of more days is warned about: its year may be wrong. */
const LONG_DAYS = 60;
/** Days of an exception that are compared with the other hours. */
const COMPARED_DAYS = 366;

const DAY_MS = 86_400_000;
/** The number of days from `from` to `to`, both included. */
const daysIn = (from: LocalDay, to: LocalDay): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const endText = (end: number): string => (end === WHOLE_DAY.end ? 'midnight' : formatTime(timeOf(end)));
const hoursText = ({ start, end }: Span): string => `${formatTime(timeOf(start))} to ${endText(end)}`;
/** Weekdays of a plan with shifts outside the salon's own hours, which are `open`; Monday first. */
function outsideFrame({ shifts }: WeekPlan, frame: WeekPlan): { weekday: string; open: readonly Span[] }[] {
  return [1, 2, 3, 4, 5, 6, 0].flatMap((at) => {
    const open = frame.shifts[at] ?? [];
    const isInside = (shifts[at] ?? []).every((span) => open.some((each) => contains(each, span)));
    return isInside ? [] : [{ weekday: WEEKDAYS[at] ?? '', open }];
  });
}

/** The stylists who work outside the salon's own hours after a change of its plan, as one sentence. */
function stylistsOutside(
  { validFrom, week }: Change<'plan'>,
  { stylists }: SalonCalendar,
  own: readonly WeekPlan[],
): string[] {
  const before = planOn(
    own.filter((each) => each.validFrom !== validFrom),
    validFrom,
  );
  const frame = week === null ? before : asPlan({ validFrom, week });
  if (!frame) return [];
  const groups = new Map<string, { who: string[]; weekdays: string[] }>();
  for (const { name, plans } of stylists) {
    const current = planOn(plans, validFrom);
    const weekdays = current ? outsideFrame(current, frame).map(({ weekday }) => weekday) : [];
    if (weekdays.length === 0) continue;
    const key = weekdays.join();
    groups.set(key, { weekdays, who: [...(groups.get(key)?.who ?? []), name] });
  }
  return groups.size === 0
    ? []
    : [hoursWarnings.stylistsOutside({ groups: [...groups.values()], isRemoved: week === null })];
}

/** The plan in force after a change has no hours, or there is none. */
function noHours({ name, plans }: StylistWeek, from: LocalDay, next: WeekPlan | undefined): string[] {
  if (planOn(plans, from)?.shifts.some((spans) => spans.length > 0)) return [];
  return [hoursWarnings.noHours({ who: name, from: dayWords(from), until: next ? dayWords(next.validFrom) : null })];
}

/** @param own the salon's own weekly hours */
function planWarnings(change: Change<'plan'>, calendar: SalonCalendar, own: readonly WeekPlan[]): string[] {
  const { stylistId, validFrom, week } = change;
  if (stylistId === null) return stylistsOutside(change, calendar, own);
  const plan = week && asPlan({ validFrom, week });
  const stylist = withChange(calendar, change).stylists.find(({ id }) => id === stylistId);
  if (!stylist) return [];
  const frame = planOn(own, validFrom);
  const next = stylist.plans.find((each) => each.validFrom > validFrom);
  const unbookable = noHours(stylist, validFrom, next);
  return [
    ...unbookable,
    ...(frame && plan
      ? outsideFrame(plan, frame).map(({ weekday, open }) =>
          hoursWarnings.outsideFrame({ who: stylist.name, weekday, open: open.map(hoursText) }),
        )
      : []),
    ...(next && plan && unbookable.length === 0 ? [hoursWarnings.nextPlan({ day: dayWords(next.validFrom) })] : []),
  ];
}

/** 'Dec 16, 2026 and 2 more days'. */
const daysText = ([first = '', ...others]: readonly LocalDay[]): string =>
  `${dayWords(first)}${others.length === 0 ? '' : ` and ${counted(others.length, 'more day')}`}`;

const isAbsence = ({ kind }: Pick<HoursException, 'kind'>): boolean => kind === 'leave' || kind === 'sick';

/** Leave or extra hours of a stylist beside the other hours; `stylist` is without them. */
function beside(
  calendar: SalonCalendar,
  stylist: StylistWeek,
  changed: HoursException,
  days: readonly LocalDay[],
): string[] {
  const { name: who, exceptions } = stylist;
  const away = days.filter((day) =>
    exceptions.some(
      (each) => isAbsence(each) && each.from <= day && day <= each.to && overlaps(each.span, changed.span),
    ),
  );
  if (away.length > 0) {
    const params = { who, days: daysText(away) };
    return [isAbsence(changed) ? hoursWarnings.awayAlready(params) : hoursWarnings.extraWhileAway(params)];
  }
  const after = { ...stylist, exceptions: [...exceptions, changed] };
  const minutesOn = (each: StylistWeek, day: LocalDay): number =>
    shiftsOn(calendar, each, day).reduce((sum, { start, end }) => sum + end - start, 0);
  return days.every((day) => minutesOn(after, day) === minutesOn(stylist, day))
    ? [hoursWarnings.noEffect({ who })]
    : [];
}

function exceptionWarnings({ id = NEW, exception }: Change<'exception'>, calendar: SalonCalendar): string[] {
  const stylist = calendar.stylists.find((each) => each.id === exception?.stylistId);
  if (!exception || !stylist) return [];
  const changed = asException({ id, ...exception });
  const { from, to } = changed;
  const count = daysIn(from, to);
  const others = { ...stylist, exceptions: stylist.exceptions.filter((each) => each.id !== id) };
  const days = Array.from({ length: Math.min(count, COMPARED_DAYS) }, (_, at) => addDays(from, at));
  return [
    ...(isAbsence(changed) && count > LONG_DAYS
      ? [hoursWarnings.longAway({ who: stylist.name, days: count, until: dayWords(to) })]
      : []),
    ...beside(calendar, others, changed, days),
  ];
}

/** Warnings before saving. @param own the salon's own weekly hours */
export function warningsOf(change: HoursChange, calendar: SalonCalendar, own: readonly WeekPlan[]): string[] {
  if (change.subject === 'plan') return planWarnings(change, calendar, own);
  return change.subject === 'exception' ? exceptionWarnings(change, calendar) : [];
}
