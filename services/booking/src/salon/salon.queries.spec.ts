import { jest } from '@jest/globals';
import { FixedClock } from '@salon/testing';
import type { SalonCalendar } from './calendar.rules.js';
import { SalonQueries } from './salon.queries.js';

const [BEFORE, AFTER] = [{}, {}] as [SalonCalendar, SalonCalendar];

/** The salon's calendar, whose reads of the database end when the test says so. */
function slowSalon() {
  const clock = new FixedClock('2026-11-23T03:00:00Z');
  const salon = new SalonQueries({} as never, clock);
  const reads: { resolve: (calendar: SalonCalendar) => void; reject: (error: Error) => void }[] = [];
  jest
    .spyOn(salon, 'current')
    .mockImplementation(() => new Promise((resolve, reject) => void reads.push({ resolve, reject })));
  return { salon, reads, pass: (seconds: number) => clock.advance(seconds / 60) };
}

it('the hours are read once for everybody who asks within two seconds', async () => {
  const { salon, reads, pass } = slowSalon();
  const together = [salon.calendar(), salon.calendar()];
  reads[0]?.resolve(BEFORE);
  expect(await Promise.all(together)).toEqual([BEFORE, BEFORE]);
  pass(1.9);
  expect(await salon.calendar()).toBe(BEFORE);
  expect(reads).toHaveLength(1);
  pass(0.1);
  void salon.calendar();
  expect(reads).toHaveLength(2);
});

it('the two seconds begin with the read, however long it takes', async () => {
  const { salon, reads, pass } = slowSalon();
  const first = salon.calendar();
  pass(1.2);
  reads[0]?.resolve(BEFORE);
  await first;
  pass(0.7);
  expect(await salon.calendar()).toBe(BEFORE);
  pass(0.1);
  void salon.calendar();
  expect(reads).toHaveLength(2);
});

it('hours that were read before the clock was set back are read again', async () => {
  const { salon, reads, pass } = slowSalon();
  void salon.calendar();
  pass(-0.1);
  void salon.calendar();
  expect(reads).toHaveLength(2);
});

it.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
])('a read that began before the hours were changed is not shown later, when it ends %s the next', async (_, order) => {
  const { salon, reads } = slowSalon();
  const early = salon.calendar();
  salon.invalidate();
  const late = salon.calendar();
  for (const at of order) {
    reads[at]?.resolve(at === 0 ? BEFORE : AFTER);
    await (at === 0 ? early : late);
  }
  expect(await early).toBe(BEFORE);
  expect(await late).toBe(AFTER);
  expect(await salon.calendar()).toBe(AFTER);
  expect(reads).toHaveLength(2);
});

it('a failed read is repeated by the next who asks, and one from before a change drops nothing newer', async () => {
  const { salon, reads } = slowSalon();
  const early = salon.calendar();
  salon.invalidate();
  const late = salon.calendar();
  reads[1]?.resolve(AFTER);
  await late;
  reads[0]?.reject(new Error('no connection'));
  await expect(early).rejects.toThrow('no connection');
  const next = salon.calendar();
  expect(reads).toHaveLength(2);
  expect(await next).toBe(AFTER);
  salon.invalidate();
  const failing = salon.calendar();
  reads[2]?.reject(new Error('no connection'));
  await expect(failing).rejects.toThrow('no connection');
  void salon.calendar();
  expect(reads).toHaveLength(4);
});

it('nobody waits for a read that somebody began two seconds ago and that hangs', async () => {
  const { salon, reads, pass } = slowSalon();
  void salon.calendar();
  pass(1.9);
  void salon.calendar();
  expect(reads).toHaveLength(1);
  pass(0.1);
  const next = salon.calendar();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve(AFTER);
  expect(await next).toBe(AFTER);
});
