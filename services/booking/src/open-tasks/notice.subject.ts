import { refuse } from '@salon/contracts';
import type { SalonSubject } from '../salon-changes/salon-subject.js';

interface NoticeReview {
  note: string;
}

/** The review of a rejected payment notice; its id is the notice's. */
export const noticeSubject: SalonSubject<NoticeReview> = {
  name: 'notice',
  async read(tx, id) {
    const [row] = await tx.query<NoticeReview[]>('SELECT "note" FROM booking.notice_review WHERE "noticeId" = $1', [
      id,
    ]);
    return row ?? null;
  },
  async write(tx, id, state) {
    if (state === null) {
      await tx.query('DELETE FROM booking.notice_review WHERE "noticeId" = $1', [id]);
      return;
    }
    const kept: object[] = await tx.query(
      `INSERT INTO booking.notice_review ("noticeId", "note")
       SELECT "id", $2 FROM booking.payment_notice WHERE "id" = $1 AND "verdict" <> 'accepted'
       ON CONFLICT ("noticeId") DO UPDATE SET "note" = excluded."note" RETURNING "noticeId"`,
      [id, state.note],
    );
    if (kept.length === 0) throw refuse('NOTICE_NOT_FOUND');
  },
};
