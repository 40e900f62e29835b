import { dropTestDatabase, JourneyWithoutDatabase, testDatabaseUrl } from '@salon/testing';
import { type AccountAtFixedTime, type AccountCall, runAccount } from './testing/account-at-fixed-time.js';
import { accountJourney, CANARY } from './testing/account-journey.js';

let url: string;
let journey: JourneyWithoutDatabase;
let account: AccountAtFixedTime;

beforeAll(async () => {
  url = await testDatabaseUrl();
  journey = await JourneyWithoutDatabase.begin(url);
  account = await runAccount(journey.url, (line) => journey.lines.push(line));
});
afterAll(async () => {
  await account.close();
  await journey.end();
  await dropTestDatabase(url);
});

it('R5 T63 Postgres goes away at each statement of each write: 503, its cause logged once, and nothing of the call', async () => {
  const call: AccountCall = (caller, path, payload) => journey.call(path, () => account.call(caller, path, payload));
  await (await accountJourney(call, account)).invites();
  expect(journey.met.length).toBeGreaterThan(200);
  expect(journey.unexpected()).toEqual([]);
  expect(journey.failed).not.toEqual([]);
  expect(journey.lines.join('')).toContain('terminating connection');
  expect(journey.lines.filter((line) => new RegExp(`${CANARY}|1239876|Kandy`, 'i').test(line))).toEqual([]);
});
