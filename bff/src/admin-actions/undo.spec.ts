import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '11111111-1111-4111-8111-111111111111';
const undo = () => bff.call(`POST /api/admin/acts/${ID}/undo`, { token: bff.token });

it('C8 passes an undo on', async () => {
  bff.services.booking.on(`POST /acts/${ID}/undo`, { status: 200, body: { appointment: { _id: ID } } });
  expect((await undo()).body).toMatchObject({ data: { appointment: { _id: ID } } });
});

it('C8 asks for the latest changes of some parts of the salon', async () => {
  bff.services.booking.on('GET /salon-changes?subjects=plan%2Cclosure', { status: 200, body: { changes: [] } });
  const reply = await bff.call('GET /api/admin/salon-changes?subjects=plan,closure', { token: bff.token });
  expect(reply.body.data).toEqual({ changes: [] });
});

it('C8 says why an action cannot be undone', async () => {
  bff.services.booking.on(
    `POST /acts/${ID}/undo`,
    failed(409, 'ACT_NOT_UNDOABLE', { params: { reason: 'timeTaken' } }),
  );
  const reply = await undo();
  expect([reply.status, reply.body.message]).toEqual([409, 'The time has been given to somebody else since']);
});

it('C8 passes on how many visits the undo of hours leaves outside them', async () => {
  const body = { change: { _id: ID }, outside: 2 };
  bff.services.booking.on(`POST /salon-changes/${ID}/undo`, { status: 200, body });
  const reply = await bff.call(`POST /api/admin/salon-changes/${ID}/undo`, { token: bff.token });
  expect(reply.body).toMatchObject({ message: 'Undone.', data: { outside: 2 } });
});
