import { dropTestDatabase, FaultPostgres, loseDatabase, testDatabaseUrl } from '@salon/testing';
import { accountJourney, CANARY } from './testing/account-journey.js';
import {
  type AccountCall,
  type AccountReply,
  runAccount,
  type AccountAtFixedTime,
} from './testing/account-at-fixed-time.js';

const lines: string[] = [];
let url: string;
let postgres: FaultPostgres;
let account: AccountAtFixedTime;

beforeAll(async () => {
  url = await testDatabaseUrl();
  const throughFault = new URL(url);
  postgres = new FaultPostgres(Number(throughFault.port));
  throughFault.port = String(await postgres.start());
  throughFault.hostname = '127.0.0.1';
  account = await runAccount(throughFault.href, (line) => lines.push(line));
});
afterAll(async () => {
  await account.close();
  await postgres.stop();
  await dropTestDatabase(url);
});

interface Cause {
  level: number;
  err?: { stack: string };
}

const causesOf = (requestId: unknown): Cause[] =>
  lines
    .filter((line) => line.includes(String(requestId)))
    .map((line) => JSON.parse(line) as Cause)
    .filter(({ level }) => level >= 40);

it('R5 T63 Postgres goes away at each statement of each write: 503, its cause logged once, and nothing of the call', async () => {
  const met: string[] = [];
  const call: AccountCall = (caller, path, payload) =>
    loseDatabase(
      postgres,
      () => account.call(caller, path, payload),
      (reply: AccountReply, fault, statement) => {
        met.push(`${path} ${fault} ${statement}`);
        if (reply.status < 500) return;
        expect([path, statement, reply.status, Number(reply.headers['retry-after']) > 0]).toEqual([
          path,
          statement,
          503,
          true,
        ]);
        expect(causesOf(reply.headers['x-request-id'])).toEqual([
          expect.objectContaining({
            level: 50,
            err: expect.objectContaining({ stack: expect.stringMatching(/\n\s+at /) }),
          }),
        ]);
      },
    );
  await (await accountJourney(call, account)).invites();
  expect(met.length).toBeGreaterThan(200);
  expect(lines.join('')).toContain('terminating connection');
  expect(lines.filter((line) => new RegExp(`${CANARY}|1239876|Kandy`, 'i').test(line))).toEqual([]);
}, 120_000);
