import { dropTestDatabase, eventually, FaultProxy, testDatabaseUrl } from '@salon/testing';
import { WRONG_PASSWORD } from '@salon/testing/passwords';
import pg from 'pg';
import { failed } from '../testing/fake-service.js';
import { type Bff, startBff } from '../testing/start-bff.js';

let databaseUrl: string;
let proxy: FaultProxy;
let bff: Bff;

beforeEach(async () => {
  databaseUrl = await testDatabaseUrl();
  const throughProxy = new URL(databaseUrl);
  proxy = new FaultProxy(Number(throughProxy.port));
  throughProxy.port = String(await proxy.start());
  throughProxy.hostname = '127.0.0.1';
  bff = await startBff({ databaseUrl: throughProxy.href, limits: 'strict' });
  bff.services.account.on('POST /sign-ins', failed(404, 'LOGIN_UNKNOWN'));
});
afterEach(async () => {
  await proxy.stop(); // Before the BFF, which would wait for what is on the line.
  await bff.close();
  await dropTestDatabase(databaseUrl);
});

/** Sign-ins at once, more than the limiter has connections. @returns their statuses and the milliseconds of all */
async function signIns(): Promise<{ statuses: number[]; ms: number }> {
  const began = performance.now();
  const body = { email: 'guess@example.test', password: WRONG_PASSWORD, role: 'user' };
  const replies = await Promise.all(Array.from({ length: 5 }, () => bff.call('POST /api/auth/login', { body })));
  return { statuses: replies.map(({ status }) => status), ms: performance.now() - began };
}

/** Counted sign-ins of all instances. */
async function counted(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ points: number }>(`SELECT points FROM bff.budget WHERE key LIKE 'login:%'`);
  await client.end();
  return rows[0]?.points ?? 0;
}

it('R5 while nothing comes back from Postgres, sign-ins go on; then the instances share limits again', async () => {
  await signIns();
  proxy.fault = 'hang';
  const { statuses, ms } = await signIns();
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect(ms).toBeLessThan(10_000); // 1.2 s are by design; without a limit it would not end.
  const before = await counted();
  proxy.fault = 'none';
  await eventually(async () => {
    await signIns();
    return (await counted()) > before;
  });
});
