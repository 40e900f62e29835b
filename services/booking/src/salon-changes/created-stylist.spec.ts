import type { StylistFields } from '@salon/contracts';
import { ActionListQueries } from '../admin-actions/action-list.queries.js';
import { StylistsQueries } from '../stylists/stylists.queries.js';
import { WriteStylist } from '../stylists/write-stylist.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SalonChangesQueries } from './salon-changes.queries.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(() => desk.open());

const AMAYA: StylistFields = { name: 'Amaya', skills: 'Cuts', picture: null, serviceIds: null, accountEmail: '' };
const HAD_VISITS = 'Visits were booked with Amaya, so this cannot be undone. Archive them instead.';

async function created() {
  const queries = new StylistsQueries(salon.db, salon.clock);
  const { stylist, change } = await new WriteStylist(salon.db, salon.calendar, queries, salon.clock).create(
    AMAYA,
    ADMIN,
  );
  return { id: stylist._id, undo: () => salon.undoSalonChange.run(change._id, ADMIN), creation: change._id };
}

/** How both lists offer the undo of a change, or why the list of all actions says that it cannot be undone. */
async function offered(id: string) {
  const latest = await new SalonChangesQueries(salon.db, salon.clock).latest(['stylist']);
  const { entries } = await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas: 'salon' }, ADMIN);
  const entry = entries.find(({ _id }) => _id === id);
  return [latest.some(({ _id }) => _id === id), entry?.undoable === true ? 'undoable' : entry?.why];
}

it('a creation is not undone while an undo could give a visit back to the stylist, and no list offers it', async () => {
  const { id, creation, undo } = await created();
  expect(await offered(creation)).toEqual([true, 'undoable']);
  const { held } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  const given = await desk.move(held._id, { stylistId: id });
  const from = { date: DAY, startTime: '10:00', stylistId: id };
  const back = await desk.move(held._id, { from, stylistId: desk.dilani() });
  expect(await offered(creation)).toEqual([false, HAD_VISITS]);
  await expect(undo()).rejects.toMatchObject({ code: 'STYLIST_HAD_VISITS', message: HAD_VISITS });
  for (const { act } of [back, given]) await salon.undoAdminAction.run(act?.id ?? '', ADMIN);
  expect(await offered(creation)).toEqual([true, 'undoable']);
  await undo();
});

it('a creation is not offered for undo while hours of the stylist were changed, and the list says so', async () => {
  const { id, creation, undo } = await created();
  const plan = { subject: 'plan', stylistId: id, validFrom: DAY, week: Array(7).fill(null) } as const;
  const saved = await salon.saveHours.run({ change: plan }, ADMIN);
  const why = 'The hours or time away of Amaya were changed later. Undo that first.';
  expect(await offered(creation)).toEqual([false, why]);
  await expect(undo()).rejects.toMatchObject({ code: 'STYLIST_HAS_HOURS' });
  await salon.undoSalonChange.run(saved._id, ADMIN);
  await undo();
});
