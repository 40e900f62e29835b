import type { HoursChange, SalonChange } from '@salon/contracts';
import { BlocksWithHours1765580000000 } from '../migrations/1765580000000-blocks-with-hours.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';

const salon = eachMonday();
const FRIDAY = '2026-11-27';

const save = (change: HoursChange, version?: string): Promise<SalonChange> =>
  salon.saveHours.run({ change, ...(version !== undefined && { version }) }, ADMIN);

it('a block for whole days, as the hours once took it, becomes leave, and its changes can be undone', async () => {
  const migration = new BlocksWithHours1765580000000();
  const runner = salon.db.createQueryRunner();
  const stylistId = (await salon.calendar.stylists())[0]?._id ?? '';
  const leaveOn = (day: string): HoursChange => ({
    subject: 'exception',
    exception: { stylistId, kind: 'leave', from: day, to: day, hours: null, note: '' },
  });
  const kinds = async () => (await salon.hours.all()).stylists[0]?.exceptions.map(({ kind }) => kind);
  const times = async () =>
    (await salon.slots.search({ date: DAY, services: [{ service: CUT.id, quantity: 1 }], stylistId }, null))
      .availableSlots;
  try {
    await migration.down(runner);
    const made = await save(leaveOn(DAY));
    const { subjectId } = await save(leaveOn(FRIDAY));
    const found = (await salon.hours.all()).stylists[0]?.exceptions.find(({ _id }) => _id === subjectId);
    const removed = await save({ subject: 'exception', id: subjectId, exception: null }, found?.version);
    await runner.query(`
      UPDATE booking.hours_exception SET "kind" = 'block';
      UPDATE booking.salon_change SET "before" = jsonb_set("before", '{kind}', '"block"')
        WHERE jsonb_typeof("before") = 'object';
      UPDATE booking.salon_change SET "after" = jsonb_set("after", '{kind}', '"block"')
        WHERE jsonb_typeof("after") = 'object'`);
    await migration.up(runner);
    expect([await kinds(), await times()]).toEqual([['leave'], []]);
    await salon.undoSalonChange.run(removed._id, ADMIN);
    expect(await kinds()).toEqual(['leave', 'leave']);
    await salon.undoSalonChange.run(made._id, ADMIN);
    expect(await times()).toContain('10:00');
    const broken = `UPDATE booking.hours_exception SET "kind" = 'block'`;
    await expect(runner.query(broken)).rejects.toThrow(/hours_exception_block_check/);
  } finally {
    await runner.release();
  }
});
