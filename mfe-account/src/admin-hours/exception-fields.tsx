import { DESK_LENGTHS, exceptionWords, PLANNED_KINDS, type PlannedKind, type StylistHours } from '@salon/contracts';
import { Checkbox, SelectField, TextField } from '@salon/ui';
import { nameOptions } from '../screen/name-options.js';
import type { ExceptionDraft } from './drafts.js';
import type { FieldsProps } from './hours-form.js';
import { Times } from './plan-fields.js';

interface Props extends FieldsProps<ExceptionDraft> {
  stylists: readonly StylistHours[];
}

/** Leave, sickness or extra hours of a stylist. */
export function ExceptionFields({ draft, onDraft, problems, disabled, stylists }: Props) {
  const set = (change: Partial<ExceptionDraft>) => onDraft({ ...draft, ...change });
  const isWhole = draft.isWhole && draft.kind !== 'extra';
  return (
    <>
      <div className="hours-pair">
        <SelectField
          label="Who"
          value={draft.stylistId}
          error={problems.stylistId}
          disabled={disabled}
          onChange={(event) => set({ stylistId: event.target.value })}
        >
          <option value="">Choose a stylist</option>
          {nameOptions(stylists)}
        </SelectField>
        <SelectField
          label="What"
          value={draft.kind}
          error={problems.kind}
          disabled={disabled}
          onChange={(event) => set({ kind: event.target.value as PlannedKind })}
        >
          {PLANNED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {exceptionWords[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="hours-pair">
        <TextField
          type="date"
          label="First day"
          value={draft.from}
          error={problems.from}
          disabled={disabled}
          onChange={({ target: { value } }) =>
            set({ from: value, ...((draft.to === draft.from || draft.to < value) && { to: value }) })
          }
        />
        <TextField
          type="date"
          label="Last day"
          value={draft.to}
          error={problems.to}
          disabled={disabled}
          onChange={(event) => set({ to: event.target.value })}
        />
      </div>
      {draft.kind !== 'extra' && (
        <Checkbox
          label="The whole day"
          checked={draft.isWhole}
          disabled={disabled}
          onChange={(event) => set({ isWhole: event.target.checked })}
        />
      )}
      {!isWhole && (
        <Times of="each day" span={draft} error={problems.hours} disabled={disabled} onChange={(span) => set(span)} />
      )}
      <TextField
        label="Note"
        hint="For the salon alone. Guests only read that nobody is there."
        maxLength={DESK_LENGTHS.reason}
        value={draft.note}
        error={problems.note}
        disabled={disabled}
        onChange={(event) => set({ note: event.target.value })}
      />
    </>
  );
}
