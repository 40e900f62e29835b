import { Button } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { useId } from 'react';
import '../styles/admin-conflict.css';

export interface ConflictingField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  chosen: 'mine' | 'theirs';
}

interface Props {
  open: boolean;
  fields: readonly ConflictingField[];
  busy: boolean;
  onChoose(name: string, chosen: 'mine' | 'theirs'): void;
  onSave(): void;
  onClose(): void;
}

function Field({ field, onChoose }: { field: ConflictingField; onChoose: Props['onChoose'] }) {
  const group = useId();
  const choice = (whose: 'mine' | 'theirs', title: string) => (
    <label className="conflict__choice">
      <input type="radio" name={group} checked={field.chosen === whose} onChange={() => onChoose(field.name, whose)} />
      <span>
        <small>{title}</small>
        {field[whose]}
      </span>
    </label>
  );
  return (
    <fieldset className="conflict__field">
      <legend>{field.label}</legend>
      {choice('theirs', 'Saved meanwhile')}
      {choice('mine', 'Yours')}
    </fieldset>
  );
}

/** Somebody else has saved what is being edited: both versions, field by field. */
export const ConflictDialog = ({ open, fields, busy, onChoose, onSave, onClose }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(wanted) => {
      if (!wanted && !busy) onClose();
    }}
    title="Somebody else has changed this"
    description="Choose what is kept, field by field. Nothing of yours is lost until you save."
    footer={
      <>
        <Button variant="line" onClick={onClose} disabled={busy}>
          Keep editing
        </Button>
        <Button variant="primary" busy={busy} onClick={onSave}>
          Save these
        </Button>
      </>
    }
  >
    <div className="conflict">
      {fields.map((field) => (
        <Field key={field.name} field={field} onChoose={onChoose} />
      ))}
    </div>
  </Dialog>
);
