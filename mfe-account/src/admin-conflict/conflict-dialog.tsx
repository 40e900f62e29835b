import { Button } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { type ReactNode, useState } from 'react';
import type { Difference, Side } from './conflict.rules.js';
import '../styles/admin-conflict.css';

interface Conflict extends Difference {
  label: string;
  /** Both values formatted for display. */
  mine: ReactNode;
  theirs: ReactNode;
}

interface Props {
  conflicts: readonly Conflict[];
  onChoose(chosen: Record<string, Side>): void;
  onCancel(): void;
}

const SIDES = [
  ['mine', 'Yours'],
  ['theirs', 'Theirs'],
] as const;

function Choices({ conflicts, onChoose, onCancel }: Props) {
  const [chosen, setChosen] = useState(() => Object.fromEntries(conflicts.map(({ name, first }) => [name, first])));
  return (
    <form
      className="conflict"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onChoose(chosen);
      }}
    >
      {conflicts.map(({ name, label, ...values }) => (
        <fieldset key={name} className="conflict__field">
          <legend>{label}</legend>
          {SIDES.map(([side, word]) => (
            <label key={side} className="conflict__side">
              <input
                type="radio"
                name={`conflict-${name}`}
                checked={chosen[name] === side}
                onChange={() => setChosen((before) => ({ ...before, [name]: side }))}
              />
              <span>
                <strong>{word}</strong> <span className="conflict__value">{values[side]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="dialog__foot dialog__foot--two">
        <Button variant="line" onClick={onCancel}>
          Back to the form
        </Button>
        <Button type="submit" variant="primary">
          Save this choice
        </Button>
      </div>
    </form>
  );
}

/** Resolves an edit conflict: for each field, the user chooses whose value is saved. */
export const ConflictDialog = (props: Props) => (
  <Dialog
    open={props.conflicts.length > 0}
    onOpenChange={(wanted) => {
      if (!wanted) props.onCancel();
    }}
    title="Somebody else has changed this meanwhile"
    description="Choose for each field whose words are kept. Nothing is saved until then."
    wide
  >
    {props.conflicts.length > 0 && <Choices {...props} />}
  </Dialog>
);
