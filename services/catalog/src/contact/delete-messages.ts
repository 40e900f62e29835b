import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { deleteActions } from '../admin-actions/delete-actions.js';
import { messageType } from './message.content-type.js';
import { messageKey } from './take-message.js';

/** Deletes all messages from an e-mail address, answered or not; those that wait to be mailed are not mailed. */
export async function deleteMessages(tx: EntityManager, outbox: Outbox, email: string): Promise<void> {
  const [deleted] = await tx.query<[{ id: string }[], number]>(
    'DELETE FROM catalog.contact_message WHERE lower("email") = lower($1) RETURNING id',
    [email],
  );
  const ids = deleted.map(({ id }) => id);
  for (const id of ids) await outbox.cancel(tx, messageKey(id));
  await deleteActions(tx, messageType.name, ids);
}
