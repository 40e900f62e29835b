import { FrontDoor, VISITOR } from '../testing/front-door.js';
import { callerOf } from '../testing/reception.js';
import { EndPlaces } from './end-places.js';
import { PlacesQueries } from './places.queries.js';

let door: FrontDoor;
let count = 0;
const PHONE = {
  ...VISITOR,
  agent:
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
const ENDED = { code: 'SESSION_ENDED' };

beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

async function someone() {
  const { user, session } = await door.customer(`guest${(count += 1)}@example.test`);
  return callerOf(user, session.id);
}
const places = (who: Awaited<ReturnType<typeof someone>>) => new PlacesQueries(door.db, door.clock).placesOf(who);
const ending = () => new EndPlaces(door.db, door.clock);

it('lists where someone is signed in: in words, since when, last seen when, and which one is here', async () => {
  const here = await someone();
  door.clock.advance(30);
  const { session } = await door.signIn(here.email, {}, PHONE);
  door.clock.advance(5);
  await door.session(session.id);
  const now = door.clock.now().getTime();
  const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
  expect(await places(here)).toEqual([
    { _id: here.sid, device: 'Chrome on Windows', since: ago(35), lastSeen: ago(35), here: true },
    { _id: session.id, device: 'Chrome on Android', since: ago(5), lastSeen: ago(0), here: false },
  ]);
});

it('leaves out what is over', async () => {
  const here = await someone();
  await door.signIn(here.email);
  door.clock.advance(13 * 60);
  const { session } = await door.signIn(here.email);
  expect((await places({ ...here, sid: session.id })).map(({ _id }) => _id)).toEqual([session.id]);
});

it("signs out in one place, and only in one of one's own", async () => {
  const here = await someone();
  const there = (await door.signIn(here.email)).session.id;
  const stranger = await someone();
  await expect(ending().one(stranger, there, VISITOR)).rejects.toMatchObject({ kind: 'not_found' });
  await door.session(there);
  await ending().one(here, there, VISITOR);
  await expect(door.session(there)).rejects.toMatchObject(ENDED);
  await expect(ending().one(here, there, VISITOR)).rejects.toMatchObject({ kind: 'not_found' });
  await door.session(here.sid);
});

it('signs out everywhere else, and nobody else', async () => {
  const here = await someone();
  const stranger = await someone();
  const others = [await door.signIn(here.email), await door.signIn(here.email)];
  await ending().others(here, VISITOR);
  for (const { session } of others) await expect(door.session(session.id)).rejects.toMatchObject(ENDED);
  await door.session(here.sid);
  await door.session(stranger.sid);
});
