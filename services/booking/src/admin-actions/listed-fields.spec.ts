import { jest } from '@jest/globals';
import type { ActionEntry, FieldChange, HoursChange } from '@salon/contracts';
import { versionOf } from '@salon/nest-kit';
import { WriteNote } from '../desk-visit/write-note.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { StylistsQueries } from '../stylists/stylists.queries.js';
import { WriteStylist } from '../stylists/write-stylist.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { ActionListQueries } from './action-list.queries.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);

beforeEach(() => salon.db.query('DELETE FROM booking.salon_change'));

const list = async (areas: string): Promise<ActionEntry[]> =>
  (await new ActionListQueries(salon.db, salon.catalog, salon.clock).page({ areas }, ADMIN)).entries;

describe('a change of the hours', () => {
  beforeEach(async () => {
    await salon.db.query(`DELETE FROM booking.closure; DELETE FROM booking.week_plan WHERE "validFrom" > '1970-01-01'`);
    salon.calendar.invalidate();
  });
  const newest = async (): Promise<FieldChange[] | undefined> => (await list('salon'))[0]?.changes;
  async function save(change: HoursChange, version?: string) {
    salon.clock.advance(1);
    return salon.saveHours.run({ change, ...(version && { version }) }, ADMIN);
  }
  async function undo(id: string) {
    salon.clock.advance(1);
    await salon.undoSalonChange.run(id, ADMIN);
  }

  it('says which days were closed and why, also when only the reason changes, and what an undo restored', async () => {
    const [first, second] = ['2026-12-21', '2026-12-24'];
    const before = [
      { day: first, reason: 'Stock taking' },
      { day: second, reason: 'Family day' },
    ];
    await save({ subject: 'closure', closures: before });
    expect(await newest()).toEqual(before.map(({ day, reason }) => ({ field: day, before: null, after: reason })));
    const closures = [{ day: first, reason: 'Stocktaking' }];
    const { _id } = await save({ subject: 'closure', closures }, versionOf(before.slice(0, 1)));
    expect(await newest()).toEqual([{ field: first, before: 'Stock taking', after: 'Stocktaking' }]);
    await undo(_id);
    expect(await newest()).toEqual([{ field: first, before: 'Stocktaking', after: 'Stock taking' }]);
    const opened = { day: second, reason: null };
    await save({ subject: 'closure', closures: [opened] }, versionOf(before.slice(1)));
    expect(await newest()).toEqual([{ field: second, before: 'Family day', after: null }]);
  });

  it('says of a new plan what it was before by weekday, without breaks, and of its undo', async () => {
    const nine = { start: '09:00', end: '18:00', breaks: [] };
    const late = { start: '12:00', end: '00:00', breaks: [{ start: '15:00', end: '15:30' }] };
    const week = [null, null, late, nine, nine, nine, nine];
    const { _id } = await save({ subject: 'plan', stylistId: null, validFrom: DAY, week });
    const [monday, tuesday] = ['week.monday', 'week.tuesday'];
    expect(await newest()).toEqual([
      { field: monday, before: '09:00–18:00', after: '' },
      { field: tuesday, before: '09:00–18:00', after: '12:00–15:00, 15:30–00:00' },
    ]);
    await undo(_id);
    expect(await newest()).toEqual([
      { field: monday, before: '', after: '09:00–18:00' },
      { field: tuesday, before: '12:00–15:00, 15:30–00:00', after: '09:00–18:00' },
    ]);
  });

  it('keeps the hours until a plan only of one that is new or removed', async () => {
    const day = { start: '09:00', end: '17:00', breaks: [] };
    const plan = { stylistId: null, validFrom: DAY, week: Array.from({ length: 7 }, () => day) };
    const edited = { ...plan, week: [null, ...plan.week.slice(1)] };
    const change = { subject: 'plan' as const };
    await save({ ...change, ...plan });
    await save({ ...change, ...edited }, versionOf(plan));
    expect(await newest()).toEqual([{ field: 'week.sunday', before: '09:00–17:00', after: '' }]);
    await save({ ...change, ...plan, week: null }, versionOf(edited));
    const earlier = (await list('salon')).map(({ subject }) => Object.keys(subject.facts ?? {}).includes('earlier'));
    expect(earlier).toEqual([true, false, true]);
  });
});

describe('a change of a stylist', () => {
  const stylists = () => new StylistsQueries(salon.db, salon.clock);
  const write = () => new WriteStylist(salon.db, salon.calendar, stylists(), salon.clock);
  const form = { name: 'Ovini', skills: 'Colour', picture: null, serviceIds: [CUT.id], accountEmail: '' };
  const services = async () =>
    (await list('salon'))[0]?.changes
      .filter(({ field }) => field === 'serviceIds')
      .map(({ before, after }) => [before, after]);

  it('names services by one lookup, or says that it is all of them; without the catalog it counts', async () => {
    const { stylist } = await write().create(form, ADMIN);
    expect(await services()).toEqual([[null, 'Cut']]);
    const edit = async (serviceIds: string[] | null, { version }: { version: string }) => {
      salon.clock.advance(1);
      return (await write().edit(stylist._id, { serviceIds, version }, ADMIN)).stylist;
    };
    const exchanged = await edit([NAILS.id], stylist);
    expect(await services()).toEqual([['Cut', 'Nails']]);
    const spy = jest.spyOn(salon.catalog, 'lookupCached').mockRejectedValue(new Error('down'));
    expect(await services()).toEqual([['1 chosen', '1 chosen, 1 of them new']]);
    spy.mockRestore();
    const { version } = await edit(null, exchanged);
    expect(await services()).toEqual([['Nails', 'all']]);
    await edit([CUT.id], { version });
    const lookup = jest.spyOn(salon.catalog, 'lookupCached');
    expect(await services()).toEqual([['all', 'Cut']]);
    expect(lookup.mock.calls.map(([ids]) => [...new Set(ids)].sort())).toEqual([[CUT.id, NAILS.id].sort()]);
    lookup.mockRestore();
  });

  it('is archived and restored, by an undo too', async () => {
    const { stylist } = await write().create({ ...form, name: 'Tharushi' }, ADMIN);
    salon.clock.advance(1);
    const { change } = await write().archive(stylist._id, ADMIN);
    salon.clock.advance(1);
    const undone = await salon.undoSalonChange.run(change._id, ADMIN);
    salon.clock.advance(1);
    const again = await salon.undoSalonChange.run(undone._id, ADMIN);
    expect([change, undone, again].map(({ facts }) => facts)).toEqual(
      ['archived', 'restored', 'archived'].map((step) => ({ kind: 'stylist', name: 'Tharushi', step })),
    );
  });
});

describe('an action on a visit', () => {
  const sendAll = () => salon.db.query('UPDATE booking.message SET "leftAt" = $1, "sentAt" = $1', [salon.clock.now()]);
  const mailsOf = async (wanted?: string) => {
    const entry = (await list('visit')).find(({ kind }) => !wanted || kind === wanted);
    const act = (await salon.acts.recent()).acts.find(({ id }) => id === entry?._id);
    return [entry?.kind, entry?.undoMails, act?.undoMails];
  };

  it('says that its undo mails the customer once its own mail has left', async () => {
    const { held } = await paid();
    await sendAll();
    salon.clock.advance(1);
    await salon.rescheduleAppointment.run(held._id, { date: '2026-11-27', startTime: '14:00' }, ADMIN);
    expect(await mailsOf()).toEqual(['reschedule', undefined, undefined]);
    await sendAll();
    expect(await mailsOf()).toEqual(['reschedule', true, true]);
    const kinds = async () =>
      (await salon.db.query<{ kind: string }[]>('SELECT "kind" FROM booking.message')).map(({ kind }) => kind);
    const before = await kinds();
    await salon.undoAdminAction.run((await list('visit'))[0]?._id ?? '', ADMIN);
    expect((await kinds()).length).toBe(before.length + 1);
  });

  it('says the same of a refund by bank transfer', async () => {
    const { held } = await paid();
    salon.clock.advance(1);
    await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
    await sendAll();
    salon.clock.advance(1);
    const [refund] = await salon.refunds();
    await new SettleRefund(salon.db, salon.outbox, salon.clock).run(refund?._id ?? '', { reference: 'TT 1' }, ADMIN);
    expect(await mailsOf()).toEqual(['refund_settle', undefined, undefined]);
    await sendAll();
    expect(await mailsOf()).toEqual(['refund_settle', true, true]);
  });

  it('says it neither of a note that a mailed move follows, nor of a customer without an address', async () => {
    const { held } = await paid();
    salon.clock.advance(1);
    await new WriteNote(salon.db, salon.clock).run(held._id, { text: 'Allergic', version: versionOf('') }, ADMIN);
    salon.clock.advance(1);
    await salon.rescheduleAppointment.run(held._id, { date: '2026-11-27', startTime: '14:00' }, ADMIN);
    await sendAll();
    expect([await mailsOf('note'), await mailsOf('reschedule')]).toEqual([
      ['note', undefined, undefined],
      ['reschedule', true, true],
    ]);
    await salon.db.query(`UPDATE booking.appointment SET "customerEmail" = ''`);
    expect(await mailsOf('reschedule')).toEqual(['reschedule', undefined, undefined]);
  });
});
