import { hoursProblems, hoursTexts, minutesOfSpan, type TimeSpan } from '@salon/contracts';
import { DAY_MINUTES, HOUR_MINUTES, minutesOf, timeOf, WEEKDAYS } from '@salon/kernel';
import { Button, Checkbox, TextField } from '@salon/ui';
import { useNextFocus } from '../screen/use-next-focus.js';
import { dayDraft, type PlanDraft } from './drafts.js';
import type { FieldsProps } from './hours-form.js';
import { WEEK_ORDER } from './week.js';

type Day = PlanDraft['week'][number];

interface DayProps {
  name: string;
  day: Day;
  error: string | undefined;
  disabled: boolean;
  onChange(day: Day): void;
}

const LUNCH: TimeSpan = { start: '13:00', end: '14:00' };

/** Another break of an hour: at lunch, after or before one of the others, or in the middle; lunch if none fits. */
function anotherBreak({ breaks, ...day }: Day): TimeSpan {
  const work = minutesOfSpan(day);
  const others = breaks.map(minutesOfSpan).sort((one, other) => other.end - one.end);
  const isFree = (from: number): boolean =>
    from >= work.start &&
    from + HOUR_MINUTES <= work.end &&
    others.every(({ start, end }) => end <= from || from + HOUR_MINUTES <= start);
  const middle = Math.floor((work.start + work.end) / 2 / HOUR_MINUTES) * HOUR_MINUTES;
  const beside = [...others.map(({ end }) => end), ...others.map(({ start }) => start - HOUR_MINUTES)];
  const from = [minutesOf(LUNCH.start), ...beside, middle].find(isFree);
  return from === undefined ? LUNCH : { start: timeOf(from), end: timeOf((from + HOUR_MINUTES) % DAY_MINUTES) };
}

const { time, order, breakOutside, breaksOverlap, breaksMost } = hoursTexts;
/** The problems of a day that `hoursProblems` finds. */
const FOUND_HERE = new Set<string>([time, order, breakOutside, breaksOverlap, breaksMost]);

/**
 * The row of times that shows a problem of a day: 0 for the hours of the day, n for its nth break, the first with which
 * the problem occurs; -1 once it is solved.
 */
function rowOfProblem(day: Day, problem: string): number {
  if (!FOUND_HERE.has(problem)) return 0;
  const problemWith = (breaks: TimeSpan[]): string | undefined =>
    hoursProblems({ subject: 'plan', week: [{ ...day, breaks }] })['week.0'];
  return [day, ...day.breaks].findIndex((_times, row) => problemWith(day.breaks.slice(0, row)) === problem);
}

interface TimesProps {
  /** Accessible label of the times, for users who do not see the row. */
  of: string;
  /** The label above the start time. */
  from?: string;
  span: TimeSpan;
  error?: string;
  disabled: boolean;
  onChange(span: TimeSpan): void;
}

/** Start and end time. */
export function Times({ of, from = 'From', span, error, disabled, onChange }: TimesProps) {
  const label = (word: string) => (
    <>
      {word}
      <span className="sr"> of {of}</span>
    </>
  );
  return (
    <div className="hours-times">
      <TextField
        type="time"
        label={label(from)}
        value={span.start}
        error={error}
        disabled={disabled}
        onChange={(event) => onChange({ ...span, start: event.target.value })}
      />
      <TextField
        type="time"
        label={label('To')}
        value={span.end}
        disabled={disabled}
        onChange={(event) => onChange({ ...span, end: event.target.value })}
      />
    </div>
  );
}

interface BreaksProps extends Omit<DayProps, 'error'> {
  /** The problem shown at a row of times: 0 for the hours of the day, n for its nth break. */
  errorAt(row: number): string | undefined;
}

/** The breaks of a day; the last row goes when one of them is removed, and takes the focus with it. */
function Breaks({ name, day, errorAt, disabled, onChange }: BreaksProps) {
  const remember = useNextFocus();
  const set = (breaks: TimeSpan[]) => onChange({ ...day, breaks });
  const last = day.breaks.length - 1;
  return (
    <div role="group" aria-label={`Breaks on ${name}`} className="hours-day__times">
      {last >= 0 && (
        <ul className="hours-day__times">
          {day.breaks.map((each, at) => (
            <li key={at} className="hours-break">
              <Times
                of={`break ${at + 1} on ${name}`}
                from="Break from"
                span={each}
                error={errorAt(at + 1)}
                disabled={disabled}
                onChange={(span) => set(day.breaks.map((other, index) => (index === at ? span : other)))}
              />
              <Button
                variant="text"
                aria-label={`Remove break ${at + 1} on ${name}`}
                onClick={({ currentTarget }) => {
                  remember(at === last ? currentTarget : null);
                  set(day.breaks.filter((_other, index) => index !== at));
                }}
              >
                Remove break
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="text"
        aria-label={`Add a break on ${name}`}
        onClick={() => set([...day.breaks, anotherBreak(day)])}
      >
        Add a break
      </Button>
    </div>
  );
}

function DayFields({ name, day, error, disabled, onChange }: DayProps) {
  const invalidRow = error === undefined ? -1 : rowOfProblem(day, error);
  const errorAt = (row: number) => (row === invalidRow ? error : undefined);
  return (
    <fieldset className="hours-day" disabled={disabled}>
      <legend className="sr">{name}</legend>
      <Checkbox
        label={name}
        checked={day.works}
        onChange={(event) => onChange({ ...day, works: event.target.checked })}
      />
      {day.works ? (
        <div className="hours-day__times">
          <Times
            of={name}
            span={day}
            error={errorAt(0)}
            disabled={disabled}
            onChange={(span) => onChange({ ...day, ...span })}
          />
          <Breaks name={name} day={day} errorAt={errorAt} disabled={disabled} onChange={onChange} />
        </div>
      ) : (
        <p className="muted hours-day__off">Day off</p>
      )}
    </fieldset>
  );
}

/** A weekly plan: from which day on, and the hours and breaks of each weekday. */
export function PlanFields({ draft, onDraft, problems, isNew, disabled }: FieldsProps<PlanDraft>) {
  const setDay = (at: number, day: Day) =>
    onDraft({ ...draft, week: draft.week.map((other, index) => (index === at ? day : other)) });
  const monday = draft.week[1];
  const copyMonday = () =>
    onDraft({ ...draft, week: draft.week.map((day) => (day.works && monday?.works ? { ...monday } : day)) });
  return (
    <>
      <TextField
        type="date"
        label="From this day on"
        hint="The hours before this day stay as they are; leave, sickness and extra hours stay, too. 12:00 AM as an end is midnight."
        value={draft.validFrom}
        disabled={disabled || !isNew}
        error={problems.validFrom}
        onChange={(event) => onDraft({ ...draft, validFrom: event.target.value })}
      />
      <div className="hours-days">
        {WEEK_ORDER.map((at) => (
          <DayFields
            key={at}
            name={WEEKDAYS[at]}
            day={draft.week[at] ?? dayDraft(null)}
            error={problems[`week.${at}`]}
            disabled={disabled}
            onChange={(day) => setDay(at, day)}
          />
        ))}
      </div>
      {monday?.works && (
        <Button variant="text" className="hours-copy" onClick={copyMonday} disabled={disabled}>
          Use Monday’s hours on every working day
        </Button>
      )}
    </>
  );
}
