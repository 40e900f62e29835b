import { DESK_LENGTHS, UNDO_PERIOD, type VisitRecord } from '@salon/contracts';
import { CURRENCY_SIGN } from '@salon/kernel';
import { Button, Notice, Price, TextField } from '@salon/ui';
import { QuantityStepper } from '@salon/ui/actions/quantity-stepper';
import { formatTime, toast } from '@salon/web-kit';
import { useEffect, useRef, useState } from 'react';
import {
  draftOf,
  draftOfAdded,
  isAgreed,
  isSavable,
  isStored,
  type LineDraft,
  outcomeOf,
  priceError,
  requestOf,
  withMenu,
} from './lines.rules.js';
import { Refusal } from '../admin-actions/refusal.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { FormDialog, type FormProps } from '../screen/form-dialog.js';
import { RemovedButton } from '../screen/removed-button.js';
import { useDeskServices } from '../desk-services/desk-services.queries.js';
import { ServiceSearch } from '../desk-services/service-search.js';
import { changeLines } from './visit.api.js';

interface LineProps {
  draft: LineDraft;
  onChange(change: Partial<LineDraft>): void;
  onRemove(): void;
}

function Line({ draft, onChange, onRemove }: LineProps) {
  if (draft.ofOffer)
    return (
      <li className="line-edit">
        <strong>{draft.title}</strong> <span className="hint">of the offer, at its price</span>
      </li>
    );
  return (
    <li className="line-edit">
      <strong>{draft.title}</strong>
      <QuantityStepper
        label={`Quantity of ${draft.title}`}
        value={draft.quantity}
        onChange={(quantity) => onChange({ quantity })}
      />
      <TextField
        label={`Price of ${draft.title}, ${CURRENCY_SIGN}`}
        inputMode="decimal"
        value={draft.typed}
        error={priceError(draft)}
        onChange={(event) => onChange({ typed: event.target.value })}
      />
      <RemovedButton variant="text" onPress={onRemove} aria-label={`Remove ${draft.title}`}>
        Remove
      </RemovedButton>
      {isAgreed(draft) && (
        <TextField
          className="line-edit__why"
          label="Why this price"
          value={draft.reason}
          maxLength={DESK_LENGTHS.reason}
          error={draft.reason.trim() ? undefined : 'Another price than usual needs its reason'}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      )}
    </li>
  );
}

const DONE = 'Services changed';

interface EditorProps extends Pick<FormProps, 'onDirty' | 'onBusy' | 'onSaved'> {
  record: VisitRecord;
}

function Editor({ record, onDirty, onBusy, onSaved }: EditorProps) {
  const [from] = useState(record.lines);
  const [edited, setDrafts] = useState(() => from.list.map(draftOf));
  const { data: menu = [] } = useDeskServices();
  const drafts = withMenu(edited, from.list, menu);
  /** What was sent, also without a response. */
  const [sent, setSent] = useState<LineDraft[][]>([]);
  const search = useRef<HTMLInputElement>(null);
  const change = useDeskChange(onSaved, { isForm: true });
  useEffect(() => onBusy(change.isPending), [change.isPending, onBusy]);
  // The own change is in the record before the saving is over.
  const isChanged = record.lines.version !== from.version && !change.isPending;
  const isOvertaken = isChanged && !sent.some((each) => isStored(record.lines.list, each));
  const outcome = outcomeOf(record, drafts);
  const { total, endTime, over } = outcome;
  const put = (changed: LineDraft[]) => {
    setDrafts(changed);
    onDirty(true);
  };
  const edit = (at: number, changed: Partial<LineDraft>) =>
    put(drafts.map((draft, each) => (each === at ? { ...draft, ...changed } : draft)));
  const save = () => {
    if (isOvertaken) return;
    if (isChanged && isStored(record.lines.list, drafts)) {
      toast.success(DONE); // By an earlier press whose response was lost.
      onSaved();
      return;
    }
    setSent([...sent, drafts]);
    const request = requestOf(drafts, record.lines.version, outcome);
    change.mutate({ run: () => changeLines(record.visit, drafts, request), done: DONE });
  };
  return (
    <>
      <ul className="line-edits">
        {drafts.map((draft, at) => (
          <Line
            key={draft.service}
            draft={draft}
            onChange={(changed) => edit(at, changed)}
            onRemove={() => put(drafts.filter((each) => each !== draft))}
          />
        ))}
      </ul>
      <div>
        <ServiceSearch
          label="Add a service"
          field={search}
          chosen={drafts.map(({ service }) => service)}
          onAdd={(service) => put([...drafts, draftOfAdded(service, record.lines.list)])}
        />
      </div>
      <p role="status">
        {total === null ? (
          'The visit'
        ) : (
          <>
            The services cost <Price amount={total} />, and the visit
          </>
        )}{' '}
        ends at {formatTime(endTime)}. The customer is not mailed. It can be undone for {UNDO_PERIOD}.
      </p>
      {over > 0 && (
        <Notice tone="warning">
          <Price amount={over} /> more was paid than that. Please refund it at the desk afterwards.
        </Notice>
      )}
      {isOvertaken ? (
        <Notice tone="warning" role="alert">
          A colleague has changed the services meanwhile. Please close this and look again.
        </Notice>
      ) : (
        <Refusal change={change} />
      )}
      <div className="dialog__foot">
        <Button
          variant="primary"
          disabled={!isSavable(drafts)}
          aria-disabled={isOvertaken}
          busy={change.isPending}
          onClick={save}
        >
          Save the services
        </Button>
      </div>
    </>
  );
}

/** Changes the services of a visit during the visit. */
export function ChangeLines({ record }: { record: VisitRecord }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Change the services
      </Button>
      <FormDialog open={open} title="Services of the visit" onClose={() => setOpen(false)}>
        {(form) => <Editor {...form} record={record} />}
      </FormDialog>
    </>
  );
}
