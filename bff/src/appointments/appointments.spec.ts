import { messages } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('user');

const ID = '11111111-1111-4111-8111-111111111111';
const appointment = { _id: ID, status: 'pending' };
const visit = { date: '2026-12-01', startTime: '10:00', endTime: '11:00', services: [{ service: ID, quantity: 1 }] };
const passed = (call: string): unknown => JSON.parse(bff.services.booking.asked(call)[0]?.body || 'null');

describe('free times', () => {
  const found = {
    date: '2026-12-01',
    availableSlots: ['10:00', '10:30'],
    blocked: [],
    closed: null,
    nextFree: null,
    minutes: 30,
  };

  it('B-205 B-206 B-177 asks with the lines the customer sent, one of each when they do not say', async () => {
    bff.services.booking.on('POST /slots/search', { status: 200, body: found });
    const reply = await bff.call('POST /api/appointments/check-availability', {
      token: bff.token,
      body: {
        date: '2026-12-01',
        services: [
          { _id: ID, averageTime: 'whatever' },
          { service: ID, quantity: 2 },
        ],
      },
    });
    expect([reply.status, reply.body]).toEqual([200, { status: 'success', data: found }]);
    expect(passed('POST /slots/search')).toEqual({
      date: '2026-12-01',
      services: [
        { service: ID, quantity: 1 },
        { service: ID, quantity: 2 },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['B-174 no date', { services: [{ _id: ID }] }, messages.dateNeeded],
    ['a day the calendar lacks', { date: '2026-02-30', services: [{ _id: ID }] }, messages.dateNeeded],
    ['no services', { date: '2026-12-01', services: [] }, messages.cartNeeded],
    ['B-175 a service without id', { date: '2026-12-01', services: [{ quantity: 1 }] }, 'Each service needs an id'],
    [
      'T32 21 services',
      { date: '2026-12-01', services: Array(21).fill({ _id: ID }) },
      'A visit has at most 20 services',
    ],
    [
      'T32 a quantity of 1e9',
      { date: '2026-12-01', services: [{ _id: ID, quantity: 1e9 }] },
      'Quantity must be between 1 and 10',
    ],
    ['lists of lists', { date: '2026-12-01', services: [[{ _id: ID }]] }, messages.invalid],
    ['lines that are none', { date: '2026-12-01', services: [null, 5] }, messages.invalid],
  ])('refuses %s', async (_story, body, sentence) => {
    const reply = await bff.call('POST /api/appointments/check-availability', { token: bff.token, body });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  });

  it('answers a month at a glance', async () => {
    bff.services.booking.on('POST /slots/days', { status: 200, body: { days: [] } });
    const reply = await bff.call('POST /api/appointments/free-days', {
      token: bff.token,
      body: { month: '2026-12', services: [{ _id: ID, quantity: 1 }] },
    });
    expect(reply.body).toEqual({ status: 'success', data: { days: [] } });
    await bff.call('POST /api/appointments/free-days', {
      token: bff.token,
      body: { month: '2026-12', stylistId: ID, services: [{ _id: ID, quantity: 1 }] },
    });
    expect(
      bff.services.booking
        .asked('POST /slots/days')
        .map(({ body }) => (JSON.parse(body) as { stylistId?: string }).stylistId),
    ).toEqual([ID, undefined]);
    for (const month of ['2026-13', '12-2026', '2026-12-01', 5])
      expect(
        (
          await bff.call('POST /api/appointments/free-days', {
            token: bff.token,
            body: { month, services: [{ _id: ID }] },
          })
        ).status,
      ).toBe(400);
  });
});

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
      expect(bff.services.booking.asked('POST /appointments')[0]?.headers['idempotency-key']).toBe('choice-1');
    },
  );

  it.each(['01/12/2026', '2026-12-1', '2026-12-01T00:00:00Z', '20261201', 20261201, ''])(
    'B-133 takes a day as yyyy-MM-dd, not as %j',
    async (date) => {
      expect(
        (await bff.call('POST /api/appointments/create', { token: bff.token, body: { ...visit, date } })).status,
      ).toBe(400);
      expect(bff.services.booking.asked('POST /appointments')).toEqual([]);
    },
  );

  it('answers a time just taken with the times that are left', async () => {
    bff.services.booking.on(
      'POST /appointments',
      failed(409, 'BOOKING_SLOT_TAKEN', messages.slotTaken, { data: { availableSlots: ['12:00'] } }),
    );
    const reply = await bff.call('POST /api/appointments/create', { token: bff.token, body: visit });
    expect([reply.status, reply.body]).toEqual([
      409,
      expect.objectContaining({ message: messages.slotTaken, data: { availableSlots: ['12:00'] } }),
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
    expect(bff.services.booking.asked('POST /appointments')).toEqual([]);
  });

  it.each(['', 'two words', 'x'.repeat(101), 'ü'.normalize('NFD')])('refuses a key that is none: %j', async (key) => {
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
      { appointments: [appointment] },
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
      'C10',
      `PATCH /api/appointments/${ID}/reschedule`,
      { date: '2026-12-02', startTime: '11:00' },
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
      { status: 'completed', reason: 'came' },
      `PATCH /appointments/${ID}/status`,
      { appointment, act: { id: ID, undoable: true, undoableUntil: 'then' } },
      'admin',
    ],
    [
      'B-213',
      'GET /api/appointments/all?status=confirmed&limit=50',
      undefined,
      'GET /appointments/all?status=confirmed&limit=50',
      { appointments: [appointment], next: 'c' },
      'admin',
    ],
  ])('%s %s', async (_id, call, body, asked, answer, visitor) => {
    bff.services.booking.on(asked, { status: 200, body: answer });
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
    expect(bff.services.booking.asked(`PATCH /appointments/${ID}/reschedule`)).toEqual([]);
  });

  it.each([
    'new-times',
    'new-times?date=2026-12-32',
    'new-times?date=2026-12-02&stylistId=1',
    'new-days?month=2026-13',
    'new-days',
  ])('C10 refuses to look for another time by %s', async (asked) => {
    expect((await bff.call(`GET /api/appointments/${ID}/${asked}`, { token: bff.token })).status).toBe(400);
    expect(bff.services.booking.asked(`GET /appointments/${ID}/${asked}`)).toEqual([]);
  });

  it("T29 answers a stranger's visit like one that does not exist", async () => {
    bff.services.booking.on(`GET /appointments/${ID}`, failed(404, 'NOT_FOUND', messages.notFound));
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
