import type { SalonSubjectName } from '@salon/contracts';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { recordChange } from './change-salon.js';
import { SalonChangesQueries } from './salon-changes.queries.js';

const salon = eachMonday();

function record(name: SalonSubjectName, id: string) {
  salon.clock.advance(1);
  const change = {
    id,
    facts: null,
    title: `${name} ${id}`,
    kind: 'edit',
    admin: ADMIN,
    before: {},
    after: {},
  } as const;
  return recordChange(salon.db.manager, { name }, { ...change, now: salon.clock.now() });
}

it('lists the changes of a day of the parts that are asked for, however many there are of the others', async () => {
  const changes = new SalonChangesQueries(salon.db, salon.clock);
  const plan = await record('plan', 'p');
  const policy = await record('policy', '1');
  for (let count = 0; count < 101; count++) await record('customer', `c${count}`);
  expect(await changes.latest(['plan', 'policy'])).toEqual([policy, plan]);
  expect(await changes.latest(['plan'])).toEqual([plan]);
  expect(await changes.latest(['customer'])).toHaveLength(100);
  salon.clock.advance(24 * 60 - 102);
  expect(await changes.latest(['plan', 'policy'])).toEqual([policy]);
});

it.each([
  ['create', null, {}],
  ['edit', {}, {}],
  ['remove', {}, null],
] as const)('an undo says what it did: %s', async (effect, before, after) => {
  const now = salon.clock.now();
  const undo = { id: 'x', facts: null, title: 'Dec 8', kind: 'undo', admin: ADMIN, before, after } as const;
  expect(await recordChange(salon.db.manager, { name: 'closure' }, { ...undo, now })).toMatchObject({
    kind: 'undo',
    effect,
  });
});
