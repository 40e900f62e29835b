import {
  type ActionEntry,
  type Appointment,
  DEFAULT_POLICY,
  NO_NOTES,
  permissionsOf,
  type SalonFacts,
} from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { type Caller, versionOf } from '@salon/nest-kit';
import fc from 'fast-check';
import { customerNotesSubject } from '../customers/customer-notes.subject.js';
import { MarkProgress } from '../desk-visit/mark-progress.js';
import { TakePayment } from '../desk-visit/take-payment.js';
import { WriteNote } from '../desk-visit/write-note.js';
import { POLICY_ID, policySubject } from '../policy-settings/policy.subject.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import type { SalonSubject } from '../salon-changes/salon-subject.js';
import { ORDER_ID, stylistOrder } from '../stylists/stylist-subject.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { UndoSalonChange } from '../undo/undo-salon-change.js';
import { ActionListQueries } from './action-list.queries.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
const HALF_PAST_TEN = `${DAY}T05:00:00Z`;
beforeEach(() => desk.open());

const list = async (query: Record<string, string> = {}): Promise<ActionEntry[]> =>
  (await new ActionListQueries(salon.db, salon.catalog, salon.clock).page(query, ADMIN)).entries;
const mark = (id: string, to: string) => new MarkProgress(salon.db, salon.calendar, salon.clock).run(id, { to }, ADMIN);
const pay = (id: string, amount: number) =>
  new TakePayment(salon.db, salon.clock).run(id, { amount, means: 'cash' }, ADMIN);
const noteOf = async (id: string): Promise<string> =>
  (await salon.db.query<[{ note: string }]>('SELECT "note" FROM booking.appointment WHERE "id" = $1', [id]))[0].note;
const write = async (id: string, text: string) =>
  new WriteNote(salon.db, salon.clock).run(id, { text, version: versionOf(await noteOf(id)) }, ADMIN);

describe('the list of admin actions', () => {
  it('says who did what to which visit when, before and after, why, and what depends on it', async () => {
    const { held, who } = await paid({ stylistId: desk.dilani() });
    salon.clock.set(HALF_PAST_TEN);
    await mark(held._id, 'arrived');
    salon.clock.advance(1);
    const { act } = await salon.changeStatus.run(held._id, { status: 'completed', reason: 'all done' }, ADMIN);
    const [completed, arrived] = await list();
    expect(completed).toMatchObject({
      area: 'visit',
      kind: 'status',
      by: { name: 'Admin' },
      subject: { title: who.name, visit: held.appointmentId },
      changes: [{ field: 'status', before: 'confirmed', after: 'completed' }],
      reason: 'all done',
      later: null,
      undoable: true,
    });
    expect(arrived).toMatchObject({
      changes: [{ field: 'arrivedAt', before: null, after: '2026-11-26T05:00:00.000Z' }],
      undoable: false,
      later: { _id: act.id, kind: 'status', by: 'Admin' },
    });
    salon.clock.advance(1);
    await salon.undoAdminAction.run(act.id, ADMIN);
    expect((await list())[0]).toMatchObject({ undone: { at: '2026-11-26T05:02:00.000Z', by: 'Admin' } });
    expect((await list())[1]).toMatchObject({ undoable: true, later: null });
  });

  it('says of money at the desk how much it was and by which means, and quotes only what somebody wrote', async () => {
    const { held } = await paid();
    await pay(held._id, 500);
    expect((await list())[0]).toMatchObject({
      changes: [
        { field: 'deskPaidCents', before: '0', after: '50000' },
        { field: 'means', before: null, after: 'cash' },
      ],
      reason: null,
    });
  });

  it('says of the salon’s own what it was and what it became', async () => {
    const { _id } = await desk.block('12:00', '13:00');
    expect((await list()).find((each) => each._id === _id)).toMatchObject({
      area: 'salon',
      kind: 'create',
      subject: { title: 'Blocked time of Dilani Perera, Nov 26, 2026', visit: null },
      changes: expect.arrayContaining([{ field: 'hours', before: null, after: '12:00–13:00' }]),
      undoable: true,
    });
    await salon.undoSalonChange.run(_id, ADMIN);
    expect((await list()).find((each) => each._id === _id)).toMatchObject({ undone: { by: 'Admin' } });
  });

  it('is filtered by person, time, area and visit, and read on after an action', async () => {
    const { held } = await paid();
    await write(held._id, 'first');
    salon.clock.advance(1);
    await write(held._id, 'second');
    await desk.block('12:00', '13:00');
    const notes = { areas: 'visit', visit: held.appointmentId };
    const [second, first] = await list(notes);
    expect(second?.reason).toBeNull();
    const cursor = Buffer.from(`${second?.at} ${second?._id}`).toString('base64url');
    expect(await list({ ...notes, cursor })).toEqual([first]);
    expect(await list({ ...notes, until: second?.at ?? '' })).toEqual([first]);
    expect(await list({ person: held._id })).toEqual([]);
    expect(await list({ areas: 'salon' })).toHaveLength(1);
    for (const visit of ['nothing', 'ARL-261399-0001']) expect(await list({ visit })).toEqual([]);
    await expect(list({ cursor: 'x' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(list({ person: 'x' })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('a change of the salon', () => {
  const FRONT_DESK = customer('Front desk', { role: 'admin', permissions: permissionsOf('front_desk') });
  const BLOCKED = 'Blocked time of Dilani Perera, Nov 26, 2026';
  const undoing = () => new UndoSalonChange(salon.db, salon.calendar, salon.clock);
  function change<State>(subject: SalonSubject<State>, id: string, next: State, facts: SalonFacts) {
    const now = salon.clock.now();
    const wanted = { id, facts, admin: ADMIN, now, next: () => next };
    return salon.db.transaction((tx) => changeSalon(tx, subject, wanted));
  }
  const subjectsOf = async (caller: Caller) =>
    (await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas: 'salon' }, caller)).entries.map(
      ({ subject }) => subject.title,
    );

  it('names the stylists whose order changed', async () => {
    const ids = (await stylistOrder.read(salon.db.manager, ORDER_ID)) as string[];
    const order = [...ids.slice(1), ids[0] as string];
    const moved = await change(stylistOrder, ORDER_ID, order, { kind: 'stylistOrder' });
    const names: { name: string }[] = await salon.db.query(
      'SELECT "name" FROM booking.stylist ORDER BY array_position($1::uuid[], "id")',
      [ids],
    );
    const [first, ...others] = names.map(({ name }) => name);
    expect((await list())[0]?.changes).toEqual([
      { field: 'order', before: [first, ...others].join(', '), after: [...others, first].join(', ') },
    ]);
    await undoing().run(moved._id, ADMIN);
  });

  it('is seen and undone by whoever could have made it: blocked time by the desk, the policy by an owner', async () => {
    const { _id: block } = await desk.block('12:00', '13:00');
    salon.clock.advance(1);
    const policy = await change(policySubject, POLICY_ID, { ...DEFAULT_POLICY, latePercent: 40 }, { kind: 'policy' });
    salon.clock.advance(1);
    const notes = { ...NO_NOTES, allergies: 'Nuts' };
    await change(customerNotesSubject, FRONT_DESK.id, notes, { kind: 'customer', name: 'Banu' });
    expect(await subjectsOf(FRONT_DESK)).toEqual(['Notes of Banu', BLOCKED]);
    expect(await subjectsOf(ADMIN)).toEqual(['Notes of Banu', 'Policy', BLOCKED]);
    await expect(undoing().run(policy._id, FRONT_DESK)).rejects.toMatchObject({ code: 'ADMIN_ONLY' });
    await undoing().run(block, FRONT_DESK);
    await undoing().run(policy._id, ADMIN);
  });
});

/** The fields that an admin action changes, without versions, history and undone actions. */
const tables = () =>
  salon.db.query<unknown[]>(`
    SELECT 'visit' AS "what", to_jsonb(a) - 'version' AS "row" FROM booking.appointment a WHERE "status" <> 'cancelled'
    UNION ALL SELECT 'time taken', to_jsonb(o) - 'id' FROM booking.occupied o
    UNION ALL SELECT 'payment', to_jsonb(p) FROM booking.desk_payment p WHERE "takenBackAt" IS NULL
    UNION ALL SELECT 'refund', to_jsonb(r) FROM booking.refund_task r
    UNION ALL SELECT 'absence', to_jsonb(e) FROM booking.hours_exception e
    ORDER BY 1, 2`);

type Attempt = readonly [kind: string, visit: number, at: number];
type Undo = () => Promise<unknown>;

/** Moves to another time of the afternoon, from its current one; never restores a past time. */
async function moved(id: string, startTime: string) {
  const { date, startTime: from, stylist } = await salon.appointments.one(id, ADMIN);
  const place = { date, startTime: from, stylistId: stylist._id };
  return desk.move(id, { startTime, stylistId: desk.nadeesha(), from: place, reason: 'asked for it' });
}

/** Does it; null when the salon refuses it, or it changes nothing. */
async function attempt([kind, which, at]: Attempt, visits: readonly Appointment[]): Promise<Undo | null> {
  const { _id: id } = visits[which] as Appointment;
  const startTime = `${13 + at}:00`;
  const acts: Record<string, () => Promise<{ act?: { id: string }; _id?: string }>> = {
    arrived: () => mark(id, 'arrived'),
    started: () => mark(id, 'started'),
    completed: () => salon.changeStatus.run(id, { status: 'completed' }, ADMIN),
    no_show: () => salon.changeStatus.run(id, { status: 'no_show' }, ADMIN),
    cancelled: () => salon.changeStatus.run(id, { status: 'cancelled' }, ADMIN),
    pay: () => pay(id, 100 * (at + 1)),
    note: () => write(id, `note ${at}`),
    book: () => desk.book({ startTime, stylistId: desk.ruwan() }),
    block: () => desk.block(startTime, `${14 + at}:00`),
    move: () => moved(visits[2]?._id ?? '', startTime),
  };
  try {
    const done = await acts[kind]?.();
    const { act, _id: block } = done ?? {};
    if (act) return () => salon.undoAdminAction.run(act.id, ADMIN);
    return block ? () => salon.undoSalonChange.run(block, ADMIN) : null;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') return null;
    throw error;
  }
}

const KINDS = [
  'arrived',
  'started',
  'completed',
  'no_show',
  'cancelled',
  'pay',
  'note',
  'book',
  'block',
  'move',
] as const;
const day = fc.array(fc.tuple(fc.constantFrom(...KINDS), fc.nat(2), fc.nat(3)), { minLength: 3, maxLength: 12 });

it('random acts of a day, undone in reverse order, leave the tables as they were', async () => {
  salon.clock.set('2026-11-26T03:00:00Z');
  const { held: first } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  const { held: second } = await paid({ stylistId: desk.nadeesha(), startTime: '10:00' });
  const { appointment: third } = await desk.book({ startTime: '12:00', stylistId: desk.ruwan() });
  const acted = async (acts: readonly Attempt[]): Promise<void> => {
    salon.clock.set('2026-11-26T05:00:00Z');
    const before = await tables();
    const undos: Undo[] = [];
    for (const act of acts) {
      salon.clock.advance(1);
      const undo = await attempt(act, [first, second, third]);
      if (undo) undos.push(undo);
    }
    for (const undo of undos.reverse()) await undo();
    expect(await tables()).toEqual(before);
  };
  await fc.assert(fc.asyncProperty(day, acted), { numRuns: 15 });
});
