import { OTHER_PASSWORD, PASSWORD } from '@salon/testing/passwords';
import { tokenOf } from '../testing/people.js';
import { type Bff, startBff } from '../testing/start-bff.js';

/** T6: fields that a person must never set for themselves, in every form about a person. */
const FIELDS = [
  'isVerified',
  'verifiedAt',
  'googleId',
  '_id',
  'id',
  'createdAt',
  'roles',
  'passwordHash',
  'token',
  'admin',
  'sessions',
  'tokenVersion',
];

const person = { name: 'Nimali Perera', email: 'nimali@example.test' };
const FORMS: Record<string, object> = {
  'POST /api/auth/register': { ...person, password: PASSWORD, confirmPassword: PASSWORD },
  'POST /api/auth/admin/register': { ...person, password: PASSWORD, confirmPassword: PASSWORD, invite: 'x'.repeat(43) },
  'POST /api/auth/verify-email': { userId: '6f9619ff-8b86-4011-b42d-00c04fc964ff', otp: '123456' },
  'PATCH /api/auth/reset-password/abc': { password: PASSWORD },
  'PATCH /api/auth/update-password': { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD },
  'PUT /api/users/profile': { name: person.name },
};

let bff: Bff;
let token: string | null;
beforeAll(async () => {
  bff = await startBff();
  token = await tokenOf('user');
});
afterAll(() => bff.close());

const cases = Object.keys(FORMS).flatMap((call) => FIELDS.map((field) => [call, field] as const));

it.each(cases)('T6 T19 %s refuses the field %s without an upstream call', async (call, field) => {
  const before = bff.services.account.calls.filter(({ call: upstreamCall }) => !upstreamCall.startsWith('GET ')).length;
  const reply = await bff.call(call, { token, body: { ...FORMS[call], [field]: true } });
  expect([reply.status, reply.body.errors]).toEqual([400, { [field]: `Unknown field: ${field}` }]);
  expect(bff.services.account.calls.filter(({ call: upstreamCall }) => !upstreamCall.startsWith('GET '))).toHaveLength(
    before,
  );
});

it.each(Object.keys(FORMS))('T6 %s reads no role that is sent', async (call) => {
  await bff.call(call, { token, body: { ...FORMS[call], role: 'admin' } });
  const sent = bff.services.account.calls
    .filter(({ call: upstreamCall }) => !upstreamCall.startsWith('GET '))
    .map(({ body }) => body);
  expect(sent.filter((body) => body.includes('"role"'))).toEqual([]);
});
