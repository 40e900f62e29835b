import { DESK_LENGTHS, type VisitRecord } from '@salon/contracts';
import { Notice, TextArea } from '@salon/ui';
import { useEffect, useState } from 'react';
import { Refusal } from '../admin-actions/refusal.js';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { isLike, RestoredNotice, useDraft, useReopenedForm, useRestored } from '../fields-form/form-drafts.js';
import { RemovedButton } from '../screen/removed-button.js';
import { writeNote } from './visit.api.js';

interface Props {
  record: VisitRecord;
  onDirty(isDirty: boolean): void;
}

/** Source of the drafts of notes: the day shows them too, and a visit may leave its day. */
export const VISIT_NOTES = '/admin/visits';

/** The typed note, and the version that it was typed over. */
interface Edited {
  text: string;
  from: string;
}

/** The desk's note about the visit. After a conflict, the second writer sees the first note before saving over it. */
export function VisitNote({ record: { visit, note }, onDirty }: Props) {
  const [edited, setEdited] = useState<Edited | null>(null);
  /** What was sent, also without a response. */
  const [sent, setSent] = useState<string[]>([]);
  const begin = () => {
    setEdited(null);
    setSent([]);
  };
  const change = useDeskChange(begin, { isForm: true, visitId: visit._id });
  const text = edited?.text ?? note.text;
  const isDirty = edited !== null && text.trim() !== note.text;
  const isOvertaken = isDirty && edited.from !== note.version && !sent.includes(note.text);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { isRestored, setRestored } = useRestored(isDirty);
  useDraft(visit._id, edited, isDirty, VISIT_NOTES);
  const restore = (form: string, typed: unknown) => {
    if (form !== visit._id || !isLike<Edited>({ text: '', from: '' }, typed)) return;
    setEdited(typed);
    setRestored(true);
  };
  useReopenedForm(true, restore, VISIT_NOTES);
  const save = () => {
    setSent([...sent, text.trim()]);
    change.mutate({ run: () => writeNote(visit, { text, version: note.version }), done: 'Noted' });
  };
  return (
    <section className="visit-part" aria-labelledby="visit-note">
      <h2 id="visit-note">Note</h2>
      {isRestored && !isOvertaken && <RestoredNotice disabled={change.isPending} onDiscard={() => setEdited(null)} />}
      <TextArea
        label="For the desk; the customer does not see it"
        rows={3}
        value={text}
        maxLength={DESK_LENGTHS.note}
        disabled={change.isPending}
        onChange={({ target }) => setEdited({ text: target.value, from: isDirty ? edited.from : note.version })}
      />
      {isOvertaken && (
        <Notice tone="warning">
          A colleague has written meanwhile: “{note.text || 'nothing'}”.{' '}
          <RemovedButton variant="text" onPress={() => setEdited({ text, from: note.version })}>
            Keep mine
          </RemovedButton>{' '}
          <RemovedButton variant="text" onPress={() => setEdited(null)}>
            Take theirs
          </RemovedButton>
        </Notice>
      )}
      {isDirty && !isOvertaken && (
        <>
          <Refusal change={change} />
          <RemovedButton variant="line" busy={change.isPending} onPress={save}>
            Save the note
          </RemovedButton>
        </>
      )}
    </section>
  );
}
