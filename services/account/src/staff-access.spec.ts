import { DiscoveryService } from '@nestjs/core';
import { PERMISSIONS } from '@salon/contracts';
import { CALLER_HEADER, signCall } from '@salon/nest-kit';
import { callsBeside, staffAccess } from '@salon/testing';
import { KEY, type RunningAccount, startAccount } from './testing/running-account.js';

let account: RunningAccount;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.close());

const ID = '00000000-0000-4000-8000-000000000001';
const PERSON = { id: ID, name: 'Tharindu', email: 'tharindu@example.test', phone: null, verified: true, sid: ID };

const STAFF = {
  'GET /customers': 'desk',
  'POST /customers/code': 'desk',
  [`GET /customers/${ID}`]: 'desk',
  [`POST /customers/${ID}/referred`]: 'desk',
  [`DELETE /customers/${ID}/sessions`]: 'desk',
  [`PUT /clients/${ID}/contact`]: 'desk',
  [`GET /client-changes/${ID}`]: 'desk',
  [`POST /client-changes/${ID}/undo`]: 'desk',
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
  'GET /actions': 'desk',
  [`POST /staff-acts/${ID}/undo`]: 'staff',
  'GET /export/size': 'exports',
  'GET /export/part?data=customers&from=': 'exports',
  'POST /ops/retry': 'ops',
  'GET /invitations': 'staff',
  'POST /invitations': 'staff',
  [`DELETE /invitations/${ID}`]: 'staff',
  'GET /ops': 'ops',
} as const;

/** Calls that do not need a permission. */
const OTHERS = [
  // Of guests.
  'POST /registrations',
  'POST /admin-registrations',
  'POST /admin-registrations/check',
  'POST /sign-ins',
  'POST /sign-ins/second-step',
  'POST /google-codes',
  'POST /google-codes/redeem',
  'POST /google-sign-ins',
  'POST /password-resets',
  'POST /password-resets/check',
  'POST /password-resets/redeem',
  'POST /verifications',
  'GET /pictures/:name/:file',
  // Of signed-in people about what is theirs.
  'GET /my-sessions',
  'DELETE /my-sessions/:id',
  'POST /my-sessions/end-others',
  'POST /passwords/change',
  'POST /verifications/resend',
  'PUT /profile',
  'POST /avatars',
  'PUT /avatars/chosen',
  'GET /second-factor',
  'POST /second-factor',
  'POST /second-factor/confirm',
  'POST /second-factor/off',
  'POST /second-factor/recovery-codes',
  'POST /confirmations',
  'GET /customer-data',
  'DELETE /customer-data',
  'DELETE /merged-records',
  'GET /merged-records',
  // Of the BFF for itself.
  'GET /sessions/:sid',
  'DELETE /sessions/:sid',
  'POST /calls',
  'POST /denials',
  // Of the probes.
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
];

it.each(staffAccess(PERMISSIONS, STAFF))('T8 %s by %s', async (call, _who, visitor, isAllowed) => {
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

test('T8 every other call is known to need no permission', () => {
  expect(callsBeside(account.app.get(DiscoveryService), STAFF)).toEqual([...OTHERS].sort());
});
