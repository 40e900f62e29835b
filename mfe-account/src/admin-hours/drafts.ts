import {
  type Closure,
  exceptionWords,
  type HoursChange,
  type HoursExceptionState,
  type HoursPlan,
  type TimeSpan,
  type Versioned,
  type WorkWeek,
} from '@salon/contracts';
import { WEEKDAYS } from '@salon/kernel';
import { formatDate } from '@salon/web-kit';
import { EXCEPTION_LABELS } from '../admin-actions/form-fields.js';
import { isLike } from '../fields-form/form-drafts.js';
import { spanWords } from '../visit/span-words.js';
import { closureDays, dayWords, WEEK_ORDER } from './week.js';

const NINE_TO_SIX: TimeSpan = { start: '09:00', end: '18:00' };

interface DayDraft extends TimeSpan {
  works: boolean;
  breaks: TimeSpan[];
}

/** The form values of a weekly plan. */
export interface PlanDraft {
  subject: 'plan';
  stylistId: string | null;
  validFrom: string;
  /** 0 is Sunday. */
  week: DayDraft[];
}

export interface ExceptionDraft extends Omit<HoursExceptionState, 'hours'>, TimeSpan {
  subject: 'exception';
  id?: string;
  isWhole: boolean;
}

export interface ClosureDraft extends Closure {
  subject: 'closure';
  /** Included; the day itself for a single one. */
  lastDay: string;
  /** Public holidays to close as well: day → name. */
  holidays: Record<string, string>;
}

export type Draft = PlanDraft | ExceptionDraft | ClosureDraft;

/** The initial form values of an item of the hours. */
export interface Editing {
  title: string;
  draft: Draft;
  /** Absent for something new. */
  version?: string;
  /** The plan that a new one starts as a copy of. */
  copied?: Versioned<HoursPlan>;
}

/** A form that is open. */
export interface OpenForm {
  editing: Editing;
  /** What was typed before the session ended. */
  typed?: Draft;
}

/** The version of what a draft changes: a new plan replaces the one that it is a copy of when it begins on its day. */
export const versionOf = ({ version, copied }: Editing, draft: Draft): string | undefined =>
  version ?? (draft.subject === 'plan' && draft.validFrom === copied?.validFrom ? copied.version : undefined);

/** The fields of a day of a plan; null for a day off. */
export const dayDraft = (day: WorkWeek[number]): DayDraft =>
  day === null ? { works: false, ...NINE_TO_SIX, breaks: [] } : { works: true, ...day };

export const planDraft = ({ stylistId, validFrom, week }: HoursPlan): PlanDraft => ({
  subject: 'plan',
  stylistId,
  validFrom,
  week: WEEKDAYS.map((_name, at) => dayDraft(week[at] ?? null)),
});

export const exceptionDraft = ({ hours, ...state }: HoursExceptionState, id?: string): ExceptionDraft => ({
  subject: 'exception',
  ...(id !== undefined && { id }),
  stylistId: state.stylistId,
  kind: state.kind,
  from: state.from,
  to: state.to,
  note: state.note,
  isWhole: hours === null,
  ...(hours ?? NINE_TO_SIX),
});

export const closureDraft = (day: string, reason = ''): ClosureDraft => ({
  subject: 'closure',
  day,
  lastDay: day,
  reason,
  holidays: {},
});

const SAMPLES: readonly Draft[] = [
  { subject: 'plan', stylistId: null, validFrom: '', week: [{ ...dayDraft(null), breaks: [NINE_TO_SIX] }] },
  exceptionDraft({ stylistId: '', kind: 'leave', from: '', to: '', hours: null, note: '' }),
  closureDraft(''),
];
const isDraft = (draft: unknown): draft is Draft =>
  SAMPLES.some((sample) => isLike(sample, draft) && draft.subject === sample.subject);

/** Whether a draft of the page is one of its forms. */
export const isOpenForm = (form: unknown): form is OpenForm =>
  isLike({ editing: { title: '', draft: null }, typed: null }, form) &&
  isDraft(form.editing.draft) &&
  isDraft(form.typed);

/** The change that a form sends to the server. @param closures those of other days of a new closure stay */
export function changeOf(draft: Draft, closures: readonly Closure[] = []): HoursChange {
  switch (draft.subject) {
    case 'plan': {
      const { stylistId, validFrom, week } = draft;
      return {
        subject: 'plan',
        stylistId,
        validFrom,
        week: week.map(({ works, ...hours }) => (works ? hours : null)),
      };
    }
    case 'exception': {
      const { id, stylistId, kind, from, to, note, isWhole, start, end } = draft;
      const hours = isWhole && kind !== 'extra' ? null : { start, end };
      return {
        subject: 'exception',
        ...(id !== undefined && { id }),
        exception: { stylistId, kind, from, to, hours, note },
      };
    }
    case 'closure': {
      const { day: first, lastDay, reason, holidays } = draft;
      const ticked = Object.entries(holidays).map(([day, name]) => ({ day, reason: name }));
      // A form with ticked holidays needs no day of its own.
      if (ticked.length > 0 && first === '') return { subject: 'closure', closures: ticked };
      const days = closureDays(first, lastDay, [...closures, ...ticked]);
      return { subject: 'closure', closures: [...days.map((day) => ({ day, reason })), ...ticked] };
    }
  }
}

/** The resulting state of a change, field by field, for an edit conflict. */
export function fieldsOf(change: HoursChange): Record<string, unknown> {
  if (change.subject === 'plan')
    return Object.fromEntries(WEEK_ORDER.map((at) => [`${at}`, change.week?.[at] ?? null]));
  if (change.subject === 'exception') return { ...change.exception };
  return Object.fromEntries(change.closures.map(({ day, reason }) => [day, reason]));
}

/** The same change with other fields. */
export function withFields(change: HoursChange, fields: Record<string, unknown>): HoursChange {
  if (change.subject === 'plan') {
    const week = WEEKDAYS.map((_name, at) => fields[`${at}`] ?? null) as WorkWeek;
    return { ...change, week };
  }
  if (change.subject === 'exception') return { ...change, exception: fields as unknown as HoursExceptionState };
  return { ...change, closures: Object.entries(fields).map(([day, reason]) => ({ day, reason: reason as string })) };
}

/** The label of a field. */
export const fieldLabel = ({ subject }: HoursChange, name: string): string => {
  if (subject === 'plan') return WEEKDAYS[Number(name)] ?? name;
  if (subject !== 'exception') return formatDate(name);
  return EXCEPTION_LABELS[name as keyof HoursExceptionState];
};

/** A field's value in words. @param nameOf the stylist's name */
export function fieldWords(
  { subject }: HoursChange,
  name: string,
  value: unknown,
  nameOf: (id: string) => string,
): string {
  if (subject === 'plan') return dayWords(value as WorkWeek[number]);
  if (name === 'hours') return value === null ? 'The whole day' : spanWords(value as TimeSpan);
  const text = typeof value === 'string' ? value : '';
  if (name === 'stylistId') return nameOf(text);
  if (name === 'kind') return exceptionWords[text as HoursExceptionState['kind']];
  if (name === 'from' || name === 'to') return formatDate(text);
  return text === '' ? 'Nothing' : text;
}
