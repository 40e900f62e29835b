import { DESK_LENGTHS, hoursTexts, messages } from '@salon/contracts';
import { Checkbox, Notice, SelectField, Skeleton, TextField } from '@salon/ui';
import { formatDate, salonToday } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { LoadFailed } from '../screen/load-failed.js';
import type { ClosureDraft } from './drafts.js';
import type { FieldsProps } from './hours-form.js';
import { holidaysQuery, hoursQuery } from './hours.queries.js';

interface HolidaysProps {
  ticked: Readonly<Record<string, string>>;
  disabled: boolean;
  onTick(ticked: Record<string, string>): void;
}

/** The public holidays of a year as checkboxes, without those that are already closed. */
function Holidays({ ticked, disabled, onTick }: HolidaysProps) {
  const today = salonToday();
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const query = useQuery(holidaysQuery(year));
  const { data, isPending } = query;
  const closed = useQuery(hoursQuery).data?.closures.map(({ day }) => day) ?? [];
  const offered = (data?.holidays ?? []).filter(({ day }) => day >= today && !closed.includes(day));
  const tick = (day: string, name: string, isTicked: boolean) => {
    const others = Object.entries(ticked).filter(([other]) => other !== day);
    onTick(Object.fromEntries(isTicked ? [...others, [day, name]] : others));
  };
  return (
    <fieldset className="hours-holidays" disabled={disabled}>
      <legend>Public holidays</legend>
      <SelectField label="Year" value={year} onChange={(event) => setYear(Number(event.target.value))}>
        {[thisYear, thisYear + 1].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      {isPending && <Skeleton height="8rem" />}
      <LoadFailed query={query} failed={messages.holidaysFailed} />
      {data && !data.isKnown && (
        <p className="hint">The holidays of {year} are not known here. Please enter each day above.</p>
      )}
      {data?.isKnown && offered.length === 0 && <p className="hint">No more holidays in {year} to close.</p>}
      <div className="hours-holidays__list">
        {offered.map(({ day, name }) => (
          <Checkbox
            key={day}
            label={`${formatDate(day)}: ${name}`}
            checked={day in ticked}
            onChange={(event) => tick(day, name, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The problem of all days together. */
function daysProblem({ day, lastDay }: ClosureDraft, problem: string | undefined): string | undefined {
  if (problem !== hoursTexts.noDays) return problem;
  return lastDay < day ? hoursTexts.lastDay : hoursTexts.closedAlready;
}

/** The first and the last closed day; the day alone of one that is edited. */
function ClosedDays({ draft, onDraft, problems, isNew, disabled }: FieldsProps<ClosureDraft>) {
  const closures = useQuery(hoursQuery).data?.closures ?? [];
  const { day: first, lastDay } = draft;
  const set = (change: Partial<ClosureDraft>) => onDraft({ ...draft, ...change });
  const isOverlapping = first < lastDay && closures.some(({ day }) => first <= day && day <= lastDay);
  return (
    <div className="hours-pair">
      <TextField
        type="date"
        label={isNew ? 'First day' : 'Closed day'}
        hint={Object.keys(draft.holidays).length > 0 ? 'May stay empty when only holidays are closed.' : undefined}
        value={first}
        error={problems['closures.0.day']}
        disabled={disabled || !isNew}
        onChange={({ target: { value } }) =>
          set({ day: value, ...((lastDay === first || lastDay < value) && { lastDay: value }) })
        }
      />
      {isNew && (
        <TextField
          type="date"
          label="Last day"
          hint={isOverlapping ? 'Days that are closed already stay as they are.' : undefined}
          value={lastDay}
          error={daysProblem(draft, problems.closures)}
          disabled={disabled}
          onChange={(event) => set({ lastDay: event.target.value })}
        />
      )}
    </div>
  );
}

/** Closed days with their reason, and public holidays to tick. */
export function ClosureFields({ draft, onDraft, problems, isNew, disabled }: FieldsProps<ClosureDraft>) {
  const { 'closures.0.day': ofFirst, 'closures.0.reason': ofReason, closures: ofDays } = problems;
  const taken = Object.values(problems).find((text) => ![ofFirst, ofReason, ofDays].includes(text));
  return (
    <>
      <ClosedDays draft={draft} onDraft={onDraft} problems={problems} isNew={isNew} disabled={disabled} />
      <TextField
        label="Reason"
        hint="Guests read it in the calendar."
        maxLength={DESK_LENGTHS.reason}
        value={draft.reason}
        error={ofReason}
        disabled={disabled}
        onChange={(event) => onDraft({ ...draft, reason: event.target.value })}
      />
      {taken && <Notice tone="danger">{taken}</Notice>}
      {isNew && (
        <Holidays ticked={draft.holidays} disabled={disabled} onTick={(holidays) => onDraft({ ...draft, holidays })} />
      )}
    </>
  );
}
