import { type Closure, DEFAULT_POLICY } from '@salon/contracts';
import { ActionListQueries } from '../admin-actions/action-list.queries.js';
import { closureId, closureSubject } from '../hours/hours-subjects.js';
import { POLICY_ID, policySubject } from '../policy-settings/policy.subject.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { changeSalon } from './change-salon.js';
import type { SalonSubject } from './salon-subject.js';

const salon = eachMonday();

function change<State>(subject: SalonSubject<State>, id: string, next: State) {
  salon.clock.advance(1);
  const facts = { kind: 'policy' } as const;
  const wanted = { id, facts, admin: ADMIN, now: salon.clock.now(), next: () => next };
  return salon.db.transaction((tx) => changeSalon(tx, subject, wanted));
}

/** Expects that the list offers the undo of a change, and that pressing it would be refused when it does not. */
async function expectOffered({ _id }: { _id: string }, isOffered: boolean): Promise<void> {
  const { entries } = await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas: 'salon' }, ADMIN);
  const entry = entries.find((each) => each._id === _id);
  expect([entry?.undoable, entry?.later === null]).toEqual([isOffered, isOffered]);
  if (!isOffered) await expect(salon.undoSalonChange.run(_id, ADMIN)).rejects.toMatchObject({ code: 'ACT_OVERTAKEN' });
}
const undo = ({ _id }: { _id: string }) => {
  salon.clock.advance(1);
  return salon.undoSalonChange.run(_id, ADMIN);
};

it('a change is offered for undo while no later one is in force, whichever was undone and done again', async () => {
  const edit = (latePercent: number) => change(policySubject, POLICY_ID, { ...DEFAULT_POLICY, latePercent });
  const first = await edit(40);
  const undone = await undo(await edit(30));
  await expectOffered(first, true);
  const again = await undo(undone);
  await expectOffered(first, false);
  await undo(again);
  await expectOffered(first, true);
  await undo(first);
});

it('a change of closed days is overtaken by a change of one of them, until that is undone', async () => {
  const close = (...closures: Closure[]) => change(closureSubject, closureId(closures.map(({ day }) => day)), closures);
  const eve = { day: '2026-12-24', reason: 'Holiday' };
  const christmas = { ...eve, day: '2026-12-25' };
  const boxing = { ...eve, day: '2026-12-26' };
  const both = await close(eve, christmas);
  const reason = await close({ ...eve, reason: 'Christmas Eve' });
  await expectOffered(both, false);
  await undo(reason);
  await expectOffered(both, true);
  const last = await close({ ...christmas, reason: 'Closed' }, boxing);
  await expectOffered(both, false);
  await undo(last);
  await expectOffered(both, true);
  await undo(both);
});
