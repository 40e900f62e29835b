import { PERMISSIONS } from '@salon/contracts';
import { CALLER_HEADER, signCall } from '@salon/nest-kit';
import { staffAccess } from '@salon/testing';
import { KEY, type RunningAccount, startAccount } from './testing/running-account.js';

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

const ID = '00000000-0000-4000-8000-000000000001';
const PERSON = { id: ID, name: 'Tharindu', email: 'tharindu@example.test', phone: null, verified: true, sid: ID };

it.each(
  staffAccess(PERMISSIONS, {
    'GET /customers': 'desk',
    'POST /customers/code': 'desk',
    [`GET /customers/${ID}`]: 'desk',
    [`DELETE /customers/${ID}/sessions`]: 'desk',
    [`DELETE /customer-data/${ID}`]: 'exports',
    'GET /desk-customers?search=ni': 'desk',
    [`GET /desk-customers/${ID}`]: 'desk',
    'POST /desk-customers': 'desk',
    'GET /client-imports': 'settings',
    'POST /client-imports': 'settings',
    'POST /client-imports/check': 'settings',
    [`POST /client-imports/${ID}/rows`]: 'settings',
    [`POST /client-imports/${ID}/undo`]: 'settings',
    'GET /staff': 'staff',
    [`PATCH /staff/${ID}`]: 'staff',
    'GET /activity': 'staff',
    'GET /invitations': 'staff',
    'POST /invitations': 'staff',
    [`DELETE /invitations/${ID}`]: 'staff',
    'GET /ops': 'ops',
  }),
)('T8 %s by %s', async (call, _who, visitor, isAllowed) => {
  const caller = visitor && { ...PERSON, ...visitor };
  const [method, url] = call.split(' ') as ['GET', string];
  const { statusCode } = await account.app.inject({
    method,
    url,
    headers: { [CALLER_HEADER]: await signCall({ key: KEY, audience: 'account', issuer: 'bff', caller }) },
    ...(/^P/.test(method) && { payload: { rows: [], fileName: 'clients.csv' } }),
  });
  if (isAllowed) expect([401, 403]).not.toContain(statusCode);
  else expect(statusCode).toBe(visitor ? 403 : 401);
});
