import { DESK_LENGTHS, messages } from '@salon/contracts';
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

/** A closed day with its reason, and public holidays to tick. */
export function ClosureFields({ draft, onDraft, problems, isNew, disabled }: FieldsProps<ClosureDraft>) {
  const others = Object.keys(draft.holidays).length;
  const taken = Object.entries(problems).find(
    ([name]) => name.startsWith('closures.') && !name.startsWith('closures.0'),
  );
  return (
    <>
      <div className="hours-pair">
        <TextField
          type="date"
          label="Closed day"
          hint={others > 0 ? 'May stay empty when only holidays are closed.' : undefined}
          value={draft.day}
          error={problems['closures.0.day'] ?? problems.closures}
          disabled={disabled || !isNew}
          onChange={(event) => onDraft({ ...draft, day: event.target.value })}
        />
        <TextField
          label="Reason"
          hint="Guests read it in the calendar."
          maxLength={DESK_LENGTHS.reason}
          value={draft.reason}
          error={problems['closures.0.reason']}
          disabled={disabled}
          onChange={(event) => onDraft({ ...draft, reason: event.target.value })}
        />
      </div>
      {taken && <Notice tone="danger">{taken[1]}</Notice>}
      {isNew && (
        <Holidays ticked={draft.holidays} disabled={disabled} onTick={(holidays) => onDraft({ ...draft, holidays })} />
      )}
    </>
  );
}
