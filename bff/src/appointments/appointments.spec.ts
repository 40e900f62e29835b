import { bookingRefusals, messages } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('user');

const ID = '11111111-1111-4111-8111-111111111111';
const appointment = { _id: ID, status: 'pending' };
/** Where the caller has seen it. */
const seen = { date: '2026-12-01', startTime: '10:00', stylistId: ID };
const visit = { date: '2026-12-01', startTime: '10:00', endTime: '11:00', services: [{ service: ID, quantity: 1 }] };
const passed = (call: string): unknown => JSON.parse(bff.services.booking.requests(call)[0]?.body || 'null');

describe('booking', () => {
  it.each(['POST /api/appointments/create', 'POST /api/appointments'])(
    'B-207 B-208 B-209 B-134 %s answers the new visit',
    async (call) => {
      bff.services.booking.on('POST /appointments', { status: 201, body: { appointment } });
      const reply = await bff.call(call, {
        token: bff.token,
        body: { ...visit, paymentIntentId: 'pi_1' },
        headers: { 'idempotency-key': 'choice-1' },
      });
      expect([reply.status, reply.body]).toEqual([
        201,
        { status: 'success', message: messages.bookSuccess, data: { appointment } },
      ]);
      expect(passed('POST /appointments')).toEqual(visit);
      expect(bff.services.booking.requests('POST /appointments')[0]?.headers['idempotency-key']).toBe('choice-1');
    },
  );

  it.each(['01/12/2026', '2026-12-1', '2026-12-01T00:00:00Z', '20261201', 20261201, ''])(
    'B-133 takes a day as yyyy-MM-dd, not as %j',
    async (date) => {
      expect(
        (await bff.call('POST /api/appointments/create', { token: bff.token, body: { ...visit, date } })).status,
      ).toBe(400);
      expect(bff.services.booking.requests('POST /appointments')).toEqual([]);
    },
  );

  it('answers a time just taken with the times that are left', async () => {
    bff.services.booking.on(
      'POST /appointments',
      failed(409, 'BOOKING_SLOT_TAKEN', {
        data: { availableSlots: ['12:00'] },
      }),
    );
    const reply = await bff.call('POST /api/appointments/create', { token: bff.token, body: visit });
    expect([reply.status, reply.body]).toEqual([
      409,
      expect.objectContaining({
        message: bookingRefusals.BOOKING_SLOT_TAKEN.text,
        data: { availableSlots: ['12:00'] },
      }),
    ]);
  });

  it.each<[string, object]>([
    ['a total of its own', { ...visit, totalAmount: 1 }],
    ['a status of its own', { ...visit, status: 'confirmed' }],
    ['the 24th hour', { ...visit, startTime: '24:00' }],
    ['a time with seconds', { ...visit, startTime: '10:00:00' }],
    ['no time', { ...visit, startTime: undefined }],
    ['quantity 1e308', { ...visit, services: [{ service: ID, quantity: 1e308 }] }],
    ['wrong types throughout', { date: 5, startTime: {}, services: 'x' }],
  ])('T20 T26 refuses %s', async (_story, body) => {
    expect((await bff.call('POST /api/appointments/create', { token: bff.token, body })).status).toBe(400);
    expect(bff.services.booking.requests('POST /appointments')).toEqual([]);
  });

  it.each(['', 'two words', 'x'.repeat(101), 'ü'.normalize('NFD')])('refuses a malformed key: %j', async (key) => {
    const headers = { 'idempotency-key': encodeURIComponent(key) === key ? key : encodeURIComponent(key) };
    expect((await bff.call('POST /api/appointments/create', { token: bff.token, body: visit, headers })).status).toBe(
      400,
    );
  });
});

describe('visits', () => {
  it.each<[string, string, unknown, string, object, 'user' | 'admin']>([
    [
      'B-210',
      'GET /api/appointments/my-appointments',
      undefined,
      'GET /appointments',
      { appointments: [appointment], next: null },
      'user',
    ],
    [
      'B-210',
      'GET /api/appointments/my-appointments?cursor=c&limit=20',
      undefined,
      'GET /appointments?cursor=c&limit=20',
      { appointments: [appointment], next: 'd' },
      'user',
    ],
    [
      'B-211',
      `GET /api/appointments/${ID}/calendar`,
      undefined,
      `GET /appointments/${ID}/calendar`,
      { calendar: { filename: 'visit.ics', content: 'BEGIN:VCALENDAR' } },
      'user',
    ],
    ['B-211', `GET /api/appointments/${ID}`, undefined, `GET /appointments/${ID}`, { appointment }, 'user'],
    [
      'B-212',
      `PATCH /api/appointments/${ID}/cancel`,
      undefined,
      `PATCH /appointments/${ID}/cancel`,
      { appointment },
      'user',
    ],
    [
      'C9',
      `PATCH /api/appointments/${ID}/cancel`,
      { cost: 2250 },
      `PATCH /appointments/${ID}/cancel`,
      { appointment },
      'user',
    ],
    [
      'C10',
      `PATCH /api/appointments/${ID}/reschedule`,
      { date: '2026-12-02', startTime: '11:00', from: seen },
      `PATCH /appointments/${ID}/reschedule`,
      { appointment },
      'user',
    ],
    [
      'C10',
      `GET /api/appointments/${ID}/new-times?date=2026-12-02`,
      undefined,
      `GET /appointments/${ID}/new-times?date=2026-12-02`,
      { date: '2026-12-02', availableSlots: ['10:00'], blocked: [], closed: null, nextFree: null, minutes: 30 },
      'user',
    ],
    [
      'C10',
      `GET /api/appointments/${ID}/new-days?month=2026-12`,
      undefined,
      `GET /appointments/${ID}/new-days?month=2026-12`,
      { days: [{ date: '2026-12-02', state: 'free', left: 3, note: null }] },
      'user',
    ],
    [
      'B-217',
      `PUT /api/appointments/${ID}`,
      { orderId: 'ABCDEFGHIJKLMNOPQRST' },
      `PUT /appointments/${ID}`,
      { appointment },
      'user',
    ],
    [
      'B-214',
      `PATCH /api/appointments/${ID}/status`,
      { status: 'cancelled', reason: 'outside the hours', from: seen },
      `PATCH /appointments/${ID}/status`,
      { appointment, act: { id: ID, undoable: true, undoableUntil: 'then' } },
      'admin',
    ],
    [
      'B-213',
      'GET /api/appointments/all?status=confirmed&limit=50',
      undefined,
      'GET /appointments/all?limit=50&status=confirmed',
      { appointments: [appointment], next: 'c' },
      'admin',
    ],
  ])('%s %s', async (_id, call, body, upstreamCall, answer, visitor) => {
    bff.services.booking.on(upstreamCall, { status: 200, body: answer });
    const reply = await bff.call(call, { token: await tokenOf(visitor), ...(body !== undefined && { body }) });
    expect([reply.status, reply.body.status, reply.body.data]).toEqual([200, 'success', answer]);
  });

  it.each([
    {},
    { date: '2026-12-02' },
    { date: '2026-12-32', startTime: '10:00' },
    { date: '2026-12-02', startTime: '24:00' },
    { date: '2026-12-02', startTime: '10:00', stylistId: ID },
  ])('C10 refuses the new time %j', async (body) => {
    expect((await bff.call(`PATCH /api/appointments/${ID}/reschedule`, { token: bff.token, body })).status).toBe(400);
    expect(bff.services.booking.requests(`PATCH /appointments/${ID}/reschedule`)).toEqual([]);
  });

  it.each([
    'new-times',
    'new-times?date=2026-12-32',
    'new-times?date=2026-12-02&stylistId=1',
    'new-days?month=2026-13',
    'new-days',
  ])('C10 refuses to look for another time by %s', async (upstreamCall) => {
    expect((await bff.call(`GET /api/appointments/${ID}/${upstreamCall}`, { token: bff.token })).status).toBe(400);
    expect(bff.services.booking.requests(`GET /appointments/${ID}/${upstreamCall}`)).toEqual([]);
  });

  it('C9 passes on what cancelling cost as it was shown, and when the visit was, and refuses what is neither', async () => {
    bff.services.booking.on(`PATCH /appointments/${ID}/cancel`, { status: 200, body: { appointment } });
    const cancel = (body: unknown) => bff.call(`PATCH /api/appointments/${ID}/cancel`, { token: bff.token, body });
    expect((await cancel({ cost: 'nothing' })).status).toBe(400);
    expect((await cancel({ cost: 2250, from: { date: 'today' } })).status).toBe(400);
    const shown = { cost: 2250, from: { date: '2026-12-02', startTime: '11:00', stylistId: ID } };
    expect((await cancel(shown)).status).toBe(200);
    const sent = bff.services.booking.requests(`PATCH /appointments/${ID}/cancel`);
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([shown]);
  });

  it("T29 treats another customer's appointment like a missing one", async () => {
    bff.services.booking.on(`GET /appointments/${ID}`, failed(404, 'NOT_FOUND'));
    const strange = await bff.call(`GET /api/appointments/${ID}`, { token: bff.token });
    const none = await bff.call('GET /api/appointments/nothing', { token: bff.token });
    expect([strange.status, none.status]).toEqual([404, 404]);
    expect({ ...strange.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
  });

  it.each(['paid', 'CONFIRMED', '', 5, { $ne: '' }])('refuses the status %j', async (status) => {
    expect(
      (await bff.call(`PATCH /api/appointments/${ID}/status`, { token: await tokenOf('admin'), body: { status } }))
        .status,
    ).toBe(400);
  });
});
