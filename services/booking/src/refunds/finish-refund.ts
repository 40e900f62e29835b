import type { HistoryCause } from '@salon/contracts';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { recordHistory, setMoney } from '../appointments/record-changes.js';
import { lockRefund } from './begin-refund.js';
import { notifyRefund } from './refund-mail.js';
import { reopenRefund } from './refund-task.js';
import { isOfVisit, moneyWhileDue, type Outcome } from './refund.rules.js';

/** Applies the gateway's response to a running refund; it has no effect on any other, so it can be applied twice. */
export async function finishRefund(
  tx: EntityManager,
  outbox: Outbox,
  id: string,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const { row, task } = await lockRefund(tx, id);
  if (task.state !== 'refunding' || outcome.is === 'unknown') return;
  const note = (cause: HistoryCause): Promise<void> =>
    recordHistory(tx, row, { actor: 'system', actorId: null, cause, now });
  if (outcome.is === 'refused') {
    const isDue = await reopenRefund(tx, id, outcome.why);
    if (isOfVisit(task, row)) await setMoney(tx, row, { money: moneyWhileDue(task) });
    await tx.query(
      `UPDATE booking.act SET "undoneAt" = $2 WHERE "refundId" = $1 AND "kind" = 'refund_send' AND "undoneAt" IS NULL`,
      [id, now],
    );
    await note({ kind: 'refund_refused' });
    if (!isDue) await note({ kind: 'refund_dropped', amountCents: task.amountCents });
  } else if (outcome.is === 'done') {
    await tx.query(`UPDATE booking.refund_task SET "state" = 'refunded', "doneAt" = $2 WHERE "id" = $1`, [id, now]);
    if (isOfVisit(task, row)) await setMoney(tx, row, { money: 'refunded' });
    await note({ kind: 'refunded' });
    await notifyRefund(tx, outbox, { row, task, now });
  } else {
    await tx.query('UPDATE booking.refund_task SET "acknowledgedAt" = coalesce("acknowledgedAt", $2) WHERE "id" = $1', [
      id,
      now,
    ]);
  }
}
