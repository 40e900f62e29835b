import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN, customer } from '../testing/salon.js';

const salon = eachMonday();

describe("a customer's visits", () => {
  it('B-210 are all reached page by page, the latest first, each once', async () => {
    const [nimali, kasun] = [customer('Nimali of the pages'), customer('Kasun of the pages')];
    const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
    for (const date of days) {
      const { _id } = await salon.held(nimali, { date });
      await salon.changeStatus.run(_id, { status: 'confirmed' }, ADMIN);
    }
    await salon.held(kasun);
    const seen: string[] = [];
    let next: string | null | undefined;
    while (next !== null) {
      const page = await salon.list.mine(nimali.id, { limit: '2', cursor: next });
      seen.push(...page.appointments.map(({ date }) => date));
      next = page.next;
    }
    expect(seen).toEqual([...days].reverse());
  });

  it('that begin at the same instant are divided between pages without loss', async () => {
    const nimali = customer('Nimali of the same time');
    await salon.fill(nimali, CUT);
    for (let at = 0; at < 3; at += 1) await salon.cancelAppointment.run((await salon.book(nimali))._id, nimali);
    const first = await salon.list.mine(nimali.id, { limit: '2' });
    const second = await salon.list.mine(nimali.id, { limit: '2', cursor: first.next });
    const ids = [...first.appointments, ...second.appointments].map(({ _id }) => _id);
    expect([new Set(ids).size, second.next]).toEqual([3, null]);
  });

  it.each([[{ cursor: 'x' }], [{ limit: '0' }], [{ limit: '201' }]])('T55 refuses %j', async (query) => {
    await expect(salon.list.mine(customer('Nimali').id, query)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the calendar file of a visit', () => {
  it('is the event that the mails write, for a calendar of one person', async () => {
    const nimali = customer('Nimali of the calendar');
    const held = await salon.held(nimali);
    await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
    const [{ facts }] = await salon.db.query(`SELECT "facts" FROM booking.message WHERE "kind" = 'confirmation'`);
    for (const caller of [nimali, ADMIN]) {
      const { filename, content } = await salon.calendars.file(held._id, caller);
      expect(filename).toBe('visit.ics');
      const lines = content.split('\r\n');
      expect(lines).toEqual(
        expect.arrayContaining([
          'METHOD:PUBLISH',
          `UID:${held._id}@araliya`,
          `SEQUENCE:${facts.sequence}`,
          'DTSTART:20261126T043000Z',
          'STATUS:CONFIRMED',
        ]),
      );
      expect(content).not.toContain('ATTENDEE');
    }
  });

  it("T29 of another customer's visit is not found, nor one of a visit that is none", async () => {
    const nimali = customer('Nimali of her own');
    const held = await salon.held(nimali);
    await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
    for (const [id, who] of [
      [held._id, customer('Kasun the stranger')],
      [CUT.id, nimali],
    ] as const)
      await expect(salon.calendars.file(id, who)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('is refused before the visit is confirmed and after it was cancelled', async () => {
    const nimali = customer('Nimali who waits');
    const held = await salon.held(nimali);
    const refusal = { kind: 'conflict', message: 'Only a confirmed visit can be added to a calendar' };
    await expect(salon.calendars.file(held._id, nimali)).rejects.toMatchObject(refusal);
    await salon.cancelAppointment.run(held._id, nimali);
    await expect(salon.calendars.file(held._id, nimali)).rejects.toMatchObject(refusal);
  });
});
