import { ActionListQueries } from '../admin-actions/action-list.queries.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);

const mails = async (): Promise<string[]> =>
  (await salon.db.query<{ kind: string }[]>('SELECT "kind" FROM booking.message ORDER BY "version"')).map(
    ({ kind }) => kind,
  );
/** Whether the undo of the latest action is said to mail, in its visit and in the list of actions. */
async function announced(): Promise<unknown[]> {
  const { entries } = await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas: 'visit' }, ADMIN);
  return [(await salon.acts.recent()).acts[0]?.undoMails, entries[0]?.undoMails];
}

it.each(['2026-11-26T04:30:00Z', '2026-11-26T09:30:00Z'])(
  'C8 a visit at 04:30 that is confirmed again at %s is not mailed as one to come, and the undo does not say so',
  async (later) => {
    const { held } = await paid();
    salon.clock.set('2026-11-26T04:00:00Z');
    const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
    await salon.db.query('UPDATE booking.message SET "leftAt" = $1, "sentAt" = $1', [salon.clock.now()]);
    expect(await announced()).toEqual([true, true]);
    salon.clock.set(later);
    expect(await announced()).toEqual([undefined, undefined]);
    expect(await salon.undoAdminAction.run(act.id, ADMIN)).toMatchObject({ status: 'confirmed', money: 'paid' });
    expect(await mails()).toEqual(['confirmation', 'cancellation']);
  },
);
