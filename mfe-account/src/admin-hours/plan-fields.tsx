import type { TimeSpan } from '@salon/contracts';
import { WEEKDAYS } from '@salon/kernel';
import { Button, Checkbox, TextField } from '@salon/ui';
import type { PlanDraft } from './drafts.js';
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

function DayFields({ name, day, error, disabled, onChange }: DayProps) {
  const setBreaks = (breaks: TimeSpan[]) => onChange({ ...day, breaks });
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
            error={error}
            disabled={disabled}
            onChange={(span) => onChange({ ...day, ...span })}
          />
          {day.breaks.map((each, at) => (
            <div key={at} className="hours-break">
              <Times
                of={`break ${at + 1} on ${name}`}
                from="Break from"
                span={each}
                disabled={disabled}
                onChange={(span) => setBreaks(day.breaks.map((other, index) => (index === at ? span : other)))}
              />
              <Button
                variant="text"
                aria-label={`Remove break ${at + 1} on ${name}`}
                onClick={() => setBreaks(day.breaks.filter((_other, index) => index !== at))}
              >
                Remove break
              </Button>
            </div>
          ))}
          <Button
            variant="text"
            aria-label={`Add a break on ${name}`}
            onClick={() => setBreaks([...day.breaks, LUNCH])}
          >
            Add a break
          </Button>
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
            day={draft.week[at] ?? { works: false, start: '09:00', end: '18:00', breaks: [] }}
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
