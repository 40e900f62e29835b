import { AccountFixture, VISITOR } from '../testing/account-fixture.js';
import { callerOf } from '../testing/invitation-fixture.js';
import { EndMySessions } from './end-my-sessions.js';
import { MySessionsQueries } from './my-sessions.queries.js';

let account: AccountFixture;
let count = 0;
const PHONE = {
  ...VISITOR,
  agent:
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
const ENDED = { code: 'SESSION_ENDED' };

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

async function someone() {
  const { user, session } = await account.customer(`guest${(count += 1)}@example.test`);
  return callerOf(user, session.id);
}
const sessionsOf = (who: Awaited<ReturnType<typeof someone>>) =>
  new MySessionsQueries(account.db, account.clock).sessionsOf(who);
const ending = () => new EndMySessions(account.db, account.clock);

it('lists where someone is signed in: in words, since when, last seen when, and which one is here', async () => {
  const here = await someone();
  account.clock.advance(30);
  const { session } = await account.signIn(here.email, {}, PHONE);
  account.clock.advance(5);
  await account.session(session.id);
  const now = account.clock.now().getTime();
  const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
  expect(await sessionsOf(here)).toEqual([
    { _id: here.sid, device: 'Chrome on Windows', since: ago(35), lastSeen: ago(35), here: true },
    { _id: session.id, device: 'Chrome on Android', since: ago(5), lastSeen: ago(0), here: false },
  ]);
});

it('leaves out what is over', async () => {
  const here = await someone();
  await account.signIn(here.email);
  account.clock.advance(13 * 60);
  const { session } = await account.signIn(here.email);
  expect((await sessionsOf({ ...here, sid: session.id })).map(({ _id }) => _id)).toEqual([session.id]);
});

it("signs out in one place, and only in one of one's own", async () => {
  const here = await someone();
  const there = (await account.signIn(here.email)).session.id;
  const stranger = await someone();
  await expect(ending().one(stranger, there, VISITOR)).rejects.toMatchObject({ kind: 'not_found' });
  await account.session(there);
  await ending().one(here, there, VISITOR);
  await expect(account.session(there)).rejects.toMatchObject(ENDED);
  await expect(ending().one(here, there, VISITOR)).rejects.toMatchObject({ kind: 'not_found' });
  await account.session(here.sid);
});

it('signs out everywhere else, and nobody else', async () => {
  const here = await someone();
  const stranger = await someone();
  const others = [await account.signIn(here.email), await account.signIn(here.email)];
  await ending().others(here, VISITOR);
  for (const { session } of others) await expect(account.session(session.id)).rejects.toMatchObject(ENDED);
  await account.session(here.sid);
  await account.session(stranger.sid);
});
