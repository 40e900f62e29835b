import { type Closure, DEFAULT_POLICY, SUBJECT_NEEDS } from '@salon/contracts';
import { ActionListQueries } from '../admin-actions/action-list.queries.js';
import { closureId, closureSubject } from '../hours/hours-subjects.js';
import { POLICY_ID, policySubject } from '../policy-settings/policy.subject.js';
import { WriteStylist } from '../stylists/write-stylist.js';
import { StylistsQueries } from '../stylists/stylists.queries.js';
import { customerRecordsOf, person } from '../testing/customer-records.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { changeSalon } from './change-salon.js';
import { SalonChangesQueries } from './salon-changes.queries.js';
import type { SalonSubject } from './salon-subject.js';

const salon = eachMonday();
beforeEach(() => salon.db.query('DELETE FROM booking.closure; DELETE FROM booking.salon_change'));

function change<State>(subject: SalonSubject<State>, id: string, next: State) {
  salon.clock.advance(1);
  const facts = { kind: 'policy' } as const;
  const wanted = { id, facts, admin: ADMIN, now: salon.clock.now(), next: () => next };
  return salon.db.transaction((tx) => changeSalon(tx, subject, wanted));
}

/** Expects that both lists offer the undo of a change, and that pressing it would be refused when they do not. */
async function expectOffered({ _id }: { _id: string }, isOffered: boolean): Promise<void> {
  const { entries } = await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas: 'salon' }, ADMIN);
  const entry = entries.find((each) => each._id === _id);
  const latest = await new SalonChangesQueries(salon.db, salon.clock).latest(Object.keys(SUBJECT_NEEDS));
  const isListed = latest.some((each) => each._id === _id);
  expect([entry?.undoable, entry?.later === null, isListed]).toEqual([isOffered, isOffered, isOffered]);
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

it('a closed day and three changes of it are undone one after another, the last one first', async () => {
  const day = '2026-12-24';
  const close = (reason: string) => change(closureSubject, closureId([day]), [{ day, reason }]);
  const changes = [await close('Holiday'), await close('Eve'), await close('Christmas'), await close('Christmas Eve')];
  for (const [at, latest] of [...changes.entries()].reverse()) {
    for (const earlier of changes.slice(0, at)) await expectOffered(earlier, false);
    await expectOffered(latest, true);
    await undo(latest);
  }
});

it('says of a closed day and of each undo what it did to the day', async () => {
  const day = '2026-12-28';
  await undo(await undo(await change(closureSubject, closureId([day]), [{ day, reason: 'Holiday' }])));
  const { entries } = await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas: 'salon' }, ADMIN);
  expect(entries.slice(0, 3).map(({ kind, subject }) => [kind, subject.effect])).toEqual([
    ['undo', 'create'],
    ['undo', 'remove'],
    ['create', 'create'],
  ]);
});

it('the undo of an undo brings its change back, which is undone before an earlier one', async () => {
  const edit = (latePercent: number) => change(policySubject, POLICY_ID, { ...DEFAULT_POLICY, latePercent });
  const first = await edit(40);
  const second = await edit(30);
  await undo(await edit(20));
  const again = await undo(await undo(second));
  await expectOffered(first, false);
  await undo(again);
  await expectOffered(first, true);
  await undo(first);
});

it('a change is refused that the list does not offer, though its state is there again by another change', async () => {
  const edit = (latePercent: number) => change(policySubject, POLICY_ID, { ...DEFAULT_POLICY, latePercent });
  const first = await edit(40);
  await edit(30);
  await edit(40);
  await expectOffered(first, false);
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

describe('notes about customers and their merges', () => {
  const { empty, merge, write } = customerRecordsOf(salon);
  const [AMA, BANU, CHATHU] = [person('Ama'), person('Banu'), person('Chathu')];
  const later = async <T>(done: Promise<T>): Promise<T> => {
    const made = await done;
    salon.clock.advance(1);
    return made;
  };
  beforeEach(() => empty());

  it('a merge is overtaken by another one into the same record, and by notes about that', async () => {
    const first = await later(merge(AMA, CHATHU));
    const second = await later(merge(BANU, CHATHU));
    await expectOffered(first, false);
    const { change: notes } = await later(write(CHATHU, { allergies: 'Nuts' }));
    await expectOffered(second, false);
    for (const each of [notes, second, first]) {
      await expectOffered(each, true);
      await undo(each);
    }
  });

  it('notes are overtaken by a merge that changes them, and by no other', async () => {
    await later(write(BANU, { allergies: 'Latex' }));
    const { change: notes } = await later(write(CHATHU, { allergies: 'Nuts' }));
    await later(merge(AMA, CHATHU));
    await expectOffered(notes, true);
    const changing = await later(merge(BANU, CHATHU));
    await expectOffered(notes, false);
    await undo(changing);
    await expectOffered(notes, true);
    await undo(notes);
  });
});

it('the order of the stylists is undone also after somebody has come, who stays last', async () => {
  const stylists = new StylistsQueries(salon.db, salon.clock);
  const writing = new WriteStylist(salon.db, salon.calendar, stylists, salon.clock);
  const order = async () => (await stylists.all()).map(({ _id }) => _id);
  const before = await order();
  const moved = await writing.order({ from: before, to: before.toReversed() }, ADMIN);
  salon.clock.advance(1);
  const form = { name: 'Ishara', skills: 'Nails', picture: null, serviceIds: null, accountEmail: '' };
  const { stylist, change: added } = await writing.create(form, ADMIN);
  await expectOffered(moved, true);
  await undo(moved);
  expect(await order()).toEqual([...before, stylist._id]);
  await undo(added);
  expect(await order()).toEqual(before);
});
