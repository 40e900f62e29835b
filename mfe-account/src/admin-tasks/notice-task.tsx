import { type ChargeBackTask, DESK_LENGTHS, messages, noteTexts } from '@salon/contracts';
import { Button } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { NoteDialog } from '../screen/note-dialog.js';
import { CustomerName } from '../visit/customer-name.js';
import { TaskRow, VisitLink } from './task-section.js';
import { noticeAmount } from './task-words.js';
import { reviewNotice } from './tasks.api.js';

interface Props {
  notice: ChargeBackTask;
  title: string;
  text: string;
  mayReview: boolean;
}

/** A payment notice that somebody should look into. */
export function NoticeTask({ notice, title, text, mayReview }: Props) {
  const { _id, orderId, paymentId, visit, at } = notice;
  const [isAsking, setAsking] = useState(false);
  const done = useDoneToast();
  return (
    <TaskRow
      title={title}
      facts={[
        noticeAmount(notice),
        `order ${orderId}${paymentId === null ? '' : `, payment ${paymentId}`}`,
        visit ? (
          <>
            <VisitLink {...visit} />, <CustomerName of={visit} />
          </>
        ) : (
          'no visit'
        ),
        salonMoment(at),
      ]}
      text={text}
    >
      {mayReview && (
        <Button variant="line" aria-label={`Looked into: ${title}, ${orderId}`} onClick={() => setAsking(true)}>
          Looked into
        </Button>
      )}
      <NoteDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        note={{
          title: 'What became of it?',
          description: 'The notice stays stored; it only does not wait here any more. This can be undone.',
          label: 'What you found out',
          hint: 'For whoever asks later.',
          field: 'note',
          most: DESK_LENGTHS.noticeNote,
          missing: noteTexts.noticeNote({ most: DESK_LENGTHS.noticeNote }),
          saveLabel: 'Note it',
          failed: messages.noticeReviewFailed,
          save: (note) => reviewNotice(_id, note),
          onSaved: done,
        }}
      />
    </TaskRow>
  );
}
