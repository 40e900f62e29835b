import type { SalonFacts } from '@salon/contracts';
import { ActionListQueries } from '../admin-actions/action-list.queries.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { recordChange } from './change-salon.js';
import { SalonChangesQueries } from './salon-changes.queries.js';

const salon = eachMonday();
const desk = deskOf(salon);
beforeEach(() => salon.db.query('DELETE FROM booking.salon_change'));

/** The newest change, of the list of changes and of that of all actions. */
async function newest() {
  const { entries } = await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas: 'salon' }, ADMIN);
  const subject = entries[0]?.subject;
  const [change] = await new SalonChangesQueries(salon.db, salon.clock).latest([subject?.part ?? '']);
  return [change, subject].map((each) => each && { facts: each.facts, title: each.title });
}

it.each<[SalonFacts['kind'], SalonFacts | null]>([
  ['stylist', { kind: 'stylist', name: 'Dilani', step: 'archived' }],
  ['stylistOrder', { kind: 'stylistOrder' }],
  ['plan', { kind: 'plan', stylist: null, validFrom: DAY }],
  ['exception', { kind: 'exception', exception: { kind: 'leave', stylist: 'Dilani', from: DAY, to: DAY } }],
  ['closure', { kind: 'closure', days: [DAY] }],
  ['policy', { kind: 'policy' }],
  ['opening', { kind: 'opening' }],
  ['notice', { kind: 'notice', note: 'The bank called' }],
  ['closing', { kind: 'closing', day: DAY, reason: 'Card slip found' }],
  ['customer', { kind: 'customer', name: 'Nimali' }],
  ['customerMerge', { kind: 'customerMerge', merged: 'Banu', kept: 'Ama' }],
  ['policy', null],
])('a change of %s is listed with %j', async (name, facts) => {
  salon.clock.advance(1);
  const change = { id: 'x', kind: 'edit', facts, title: 'in words', admin: ADMIN, before: [], after: [] } as const;
  await recordChange(salon.db.manager, { name }, { ...change, now: salon.clock.now() });
  const listed = { facts, title: 'in words' };
  expect(await newest()).toEqual([listed, listed]);
});

it('an undo has the facts of what it undid; one of a change of release 0.2.0 has its title', async () => {
  await desk.open();
  const exception = { kind: 'block', stylist: 'Dilani Perera', from: DAY, to: DAY };
  const listed = { facts: { kind: 'exception', exception }, title: 'Blocked time of Dilani Perera, Nov 26, 2026' };
  const { _id } = await desk.block('12:00', '13:00');
  expect(await newest()).toEqual([listed, listed]);
  salon.clock.advance(1);
  const undo = await salon.undoSalonChange.run(_id, ADMIN);
  expect(await newest()).toEqual([listed, listed]);
  await salon.db.query('UPDATE booking.salon_change SET "facts" = NULL');
  salon.clock.advance(1);
  await salon.undoSalonChange.run(undo._id, ADMIN);
  const former = { ...listed, facts: null };
  expect(await newest()).toEqual([former, former]);
});
