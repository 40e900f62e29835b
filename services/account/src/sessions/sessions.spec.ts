import fc from 'fast-check';
import { AccountFixture, tally } from '../testing/account-fixture.js';
import { isDueForTouch, newLifetime, prolonged } from './session.rules.js';

let account: AccountFixture;
let count = 0;
const START = '2041-02-04T04:00:00.000Z';
const ENDED = { kind: 'unauthenticated', code: 'SESSION_ENDED', message: 'Session expired. Please login again.' };

beforeAll(async () => {
  account = await AccountFixture.open();
});
beforeEach(() => account.clock.set(START));
afterAll(() => account.close());

const begun = async (): Promise<string> => (await account.customer(`visitor${(count += 1)}@example.test`)).session.id;
const seen = async (id: string): Promise<string> =>
  (await account.db.query('SELECT "lastSeenAt" FROM account.session WHERE id = $1', [id]))[0].lastSeenAt.toISOString();

describe('a session', () => {
  it('F-015 F-016 F-001 tells who is signed in until twelve hours pass without use', async () => {
    const id = await begun();
    account.clock.set('2041-02-04T15:59:59.999Z');
    expect(await account.session(id)).toMatchObject({ name: 'Ama Silva', isVerified: true });
    account.clock.set('2041-02-05T03:59:59.998Z');
    await account.session(id);
    account.clock.set('2041-02-05T16:00:00.000Z');
    await expect(account.session(id)).rejects.toMatchObject(ENDED);
  });

  it('is not used by an open stream, which ends with it', async () => {
    const id = await begun();
    account.clock.advance(11 * 60);
    expect(await account.liveSession(id, { isUse: false })).toMatchObject({ user: { name: 'Ama Silva' } });
    expect(await seen(id)).toBe(START);
    account.clock.advance(60);
    await expect(account.liveSession(id, { isUse: false })).rejects.toMatchObject(ENDED);
  });

  it('ends after thirty days, used or not', async () => {
    const id = await begun();
    for (let half = 0; half < 60; half += 1) {
      account.clock.advance(11.99 * 60);
      await account.session(id);
    }
    account.clock.set('2041-03-06T03:59:59.999Z');
    await account.session(id);
    account.clock.set('2041-03-06T04:00:00.000Z');
    await expect(account.session(id)).rejects.toMatchObject(ENDED);
  });

  it('is noted as used once a minute at most', async () => {
    const id = await begun();
    account.clock.set('2041-02-04T04:00:59.999Z');
    await account.session(id);
    expect(await seen(id)).toBe(START);
    account.clock.set('2041-02-04T04:01:00.000Z');
    expect(await tally(Array.from({ length: 40 }, () => account.session(id)))).toEqual({ ok: 40 });
    expect(await seen(id)).toBe('2041-02-04T04:01:00.000Z');
  });

  it('F-026 T16 is over at once when its owner signs out; another one of theirs goes on', async () => {
    const id = await begun();
    const { email } = await account.session(id);
    const other = (await account.signIn(email)).session.id;
    await account.signOut(id);
    await account.signOut(id);
    await expect(account.session(id)).rejects.toMatchObject(ENDED);
    expect(await account.session(other)).toMatchObject({ email });
  });

  it('answers an unknown session like one that is over', async () => {
    await expect(account.session('6f9619ff-8b86-4011-b42d-00c04fc964ff')).rejects.toMatchObject(ENDED);
  });

  it('T80 ends at a sign-in when fifty others of the same person were used since', async () => {
    const [idle, other] = [await begun(), await begun()];
    const { email } = await account.session(idle);
    const used: string[] = [];
    for (let at = 0; at < 49; at += 1) {
      account.clock.advance(1);
      used.push((await account.signIn(email)).session.id);
    }
    await account.session(idle); // Its use is noted, so it is the newest one.
    account.clock.advance(1);
    const newest = (await account.signIn(email)).session.id;
    await expect(account.session(used[0]!)).rejects.toMatchObject(ENDED);
    for (const id of [idle, other, newest, ...used.slice(1)]) expect(await account.session(id)).toBeDefined();
    const sessions =
      'SELECT count(*)::int AS count FROM account.session JOIN account."user" account ON account.id = "userId"';
    expect(await account.db.query(`${sessions} WHERE email = $1`, [email])).toEqual([{ count: 50 }]);
  });

  it('that is over is cleared away at the next sign-in', async () => {
    const id = await begun();
    const { email } = await account.session(id);
    account.clock.advance(13 * 60);
    await account.signIn(email);
    expect(await account.db.query('SELECT id FROM account.session WHERE id = $1', [id])).toEqual([]);
  });
});

describe('the lifetime of a session', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

  it('never reaches beyond its end, and use never shortens it', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 40 * 24 * 3600 }), (start, seconds) => {
        const { expiresAt, endsAt } = newLifetime(start);
        const later = prolonged(endsAt, new Date(start.getTime() + seconds * 1000));
        return expiresAt <= endsAt && later <= endsAt && later >= expiresAt;
      }),
    );
  });

  it.each([
    [59_999, false],
    [60_000, true],
    [-5_000, false],
  ])('is due for a note %i ms after the last: %s', (ms, due) => {
    expect(isDueForTouch(new Date(0), new Date(ms))).toBe(due);
  });
});
