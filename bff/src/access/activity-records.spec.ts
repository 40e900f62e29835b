import { STAFF_CALLS } from '@salon/contracts';
import { CALL_ACCESS } from '../testing/call-access.js';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { startBff } from '../testing/start-bff.js';
import { isStaffLevel } from './access.rules.js';

it("T8 records the denial of an admin's route once, by its route, with its origin", async () => {
  const bff = await startBff();
  const token = await tokenOf('other');
  for (const last of [1, 2])
    await bff.call(`DELETE /api/admin/invitations/00000000-0000-4000-8000-00000000000${last}`, {
      token,
      headers: { 'user-agent': 'Curious/1.0' },
    });
  const records = () => bff.services.account.requests('POST /denials');
  for (let waited = 0; records().length === 0 && waited < 3_000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20)); // The caller does not wait for it.
  await bff.close();
  const kept = records();
  expect(
    kept.map(({ body, headers }) => [JSON.parse(body), headers['x-visitor-network'], headers['x-visitor-agent']]),
  ).toEqual([[{ call: 'DELETE /api/admin/invitations/:id' }, '127.0.0.0/24', 'Curious/1.0']]);
});

it('records what staff changed, by its route, and neither reads nor failures', async () => {
  const bff = await startBff();
  const token = await tokenOf('admin');
  const id = '00000000-0000-4000-8000-000000000001';
  bff.services.booking.on(`POST /refunds/${id}/settle`, failed(409, 'REFUND_CLOSED'));
  await bff.call('GET /api/admin/salon-changes', { token });
  await bff.call(`POST /api/admin/refunds/${id}/settle`, { token, body: { reference: 'x' } });
  await bff.call(`DELETE /api/admin/invitations/${id}`, { token });
  await bff.call(`POST /api/admin/acts/${id}/undo`, { token });
  const records = () => bff.services.account.requests('POST /calls');
  for (let waited = 0; records().length === 0 && waited < 3_000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await bff.close();
  expect(records().map(({ body }) => JSON.parse(body))).toEqual([{ call: 'POST /api/admin/acts/:id/undo' }]);
});

it('records a visit that the desk moved by the call of customers, and none that its customer moved', async () => {
  const bff = await startBff();
  const id = '00000000-0000-4000-8000-000000000001';
  const moved = { status: 200, body: { appointment: { _id: id } } };
  bff.services.booking.on(`PATCH /appointments/${id}/reschedule`, moved);
  for (const who of ['user', 'frontDesk'] as const) {
    const body = { date: '2026-12-01', startTime: '10:00' };
    const { status } = await bff.call(`PATCH /api/appointments/${id}/reschedule`, { token: await tokenOf(who), body });
    expect(status).toBe(200);
  }
  const records = () => bff.services.account.requests('POST /calls');
  for (let waited = 0; records().length === 0 && waited < 3_000; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await bff.close();
  expect(records().map(({ body }) => JSON.parse(body))).toEqual([{ call: 'PATCH /api/appointments/:id/reschedule' }]);
});

/** Calls of customers that the desk makes too. */
const SHARED = ['PATCH /api/appointments/:id/cancel', 'PATCH /api/appointments/:id/reschedule'];

it('says in words what each recorded write has done', () => {
  const recorded = Object.entries(CALL_ACCESS)
    .filter(([call, level]) => isStaffLevel(level) && level !== 'staff' && !call.startsWith('GET '))
    .map(([call]) => call.replace(/\{(\w+)\}/g, ':$1'));
  expect(Object.keys(STAFF_CALLS).sort()).toEqual([...recorded, ...SHARED].sort());
});
