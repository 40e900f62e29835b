import { accountRefusals, messages, type StaffAction, type StaffMember } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { receptionist, tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const ID = receptionist._id;
const CHANGE = `PATCH /staff/${ID}`;

const person: StaffMember = {
  _id: ID,
  name: 'Tharindu',
  email: 'desk@example.test',
  role: 'front_desk',
  disabled: false,
  lastSignIn: null,
  secondFactor: false,
  version: 3,
};
const act: StaffAction = {
  _id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  at: '2026-11-22T05:00:00.000Z',
  by: 'Araliya',
  person: { _id: ID, name: 'Tharindu' },
  before: { role: 'stylist', disabled: false },
  after: { role: 'front_desk', disabled: false },
  undoable: true,
  undoableUntil: '2026-11-23T05:00:00.000Z',
};

it('shows owners the people and the changes of the day', async () => {
  bff.services.account.on('GET /staff', { status: 200, body: { people: [person], acts: [act] } });
  const reply = await bff.call('GET /api/admin/staff', { token: bff.token });
  expect([reply.status, reply.body.data]).toEqual([200, { people: [person], acts: [act] }]);
});

it('changes a role, and the rights of the person apply with their next call', async () => {
  const desk = await tokenOf('frontDesk');
  const list = 'GET /api/appointments/all';
  expect((await bff.call(list, { token: desk })).status).not.toBe(403);
  bff.services.account.on(CHANGE, { status: 200, body: { person, act } });
  const body = { role: 'stylist', version: 3 };
  const reply = await bff.call(`PATCH /api/admin/staff/${ID}`, { token: bff.token, body });
  expect([reply.status, reply.body]).toEqual([
    200,
    { status: 'success', message: messages.staffChanged, data: { person, act } },
  ]);
  expect(JSON.parse(bff.services.account.requests(CHANGE)[0]?.body ?? '')).toEqual(body);
  bff.services.account.on('GET /sessions/session-desk', failed(401, 'SESSION_ENDED'));
  expect((await bff.call(list, { token: desk })).status).toBe(401);
});

it('passes the current state on when another owner was faster', async () => {
  bff.services.account.on(CHANGE, failed(409, 'STAFF_CHANGED', { params: { name: person.name }, data: { person } }));
  const reply = await bff.call(`PATCH /api/admin/staff/${ID}`, {
    token: bff.token,
    body: { disabled: true, version: 2 },
  });
  expect([reply.status, reply.body.message, reply.body.data]).toEqual([
    409,
    accountRefusals.STAFF_CHANGED.text({ name: 'Tharindu' }),
    { person },
  ]);
});

it('undoes a change', async () => {
  bff.services.account.on(`POST /staff-acts/${act._id}/undo`, { status: 200, body: { person, act } });
  const reply = await bff.call(`POST /api/admin/staff-acts/${act._id}/undo`, { token: bff.token });
  expect([reply.status, reply.body.message]).toEqual([200, messages.actionUndone]);
});

it.each([{ version: 1.5 }, { role: 'root', version: 1 }, { disabled: 'no', version: 1 }, { role: 'owner' }])(
  'T6 refuses %j without an upstream call',
  async (body) => {
    expect((await bff.call(`PATCH /api/admin/staff/${ID}`, { token: bff.token, body })).status).toBe(400);
    expect(bff.services.account.requests(CHANGE)).toEqual([]);
  },
);
