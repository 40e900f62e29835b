import { refuse } from '@salon/contracts';
import { STATUS } from '../gateway/retrieval.rules.js';
import type { SalonSubject } from '../salon-changes/salon-subject.js';

interface NoticeReview {
  note: string;
}

/** SQL: notices that wait until somebody has looked into them. */
export const NOT_ACCEPTED = `"verdict" <> 'accepted'`;
export const CHARGE_BACK = `"verdict" = 'accepted' AND "statusCode" = ${STATUS.chargedBack}`;

/** The review of a rejected notice, or of one of a charge-back; its id is the notice's. */
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
       SELECT "id", $2 FROM booking.payment_notice WHERE "id" = $1 AND (${NOT_ACCEPTED} OR ${CHARGE_BACK})
       ON CONFLICT ("noticeId") DO UPDATE SET "note" = excluded."note" RETURNING "noticeId"`,
      [id, state.note],
    );
    if (kept.length === 0) throw refuse('NOTICE_NOT_FOUND');
  },
};
