import { choiceTexts, generalRefusals } from '@salon/contracts';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('user');

const ID = '11111111-1111-4111-8111-111111111111';
const passed = (call: string): unknown => JSON.parse(bff.services.booking.requests(call)[0]?.body || 'null');

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
    ['B-174 no date', { services: [{ _id: ID }] }, choiceTexts.noDate],
    ['a day the calendar lacks', { date: '2026-02-30', services: [{ _id: ID }] }, choiceTexts.noDate],
    ['no services', { date: '2026-12-01', services: [] }, choiceTexts.noServices],
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
    ['lists of lists', { date: '2026-12-01', services: [[{ _id: ID }]] }, generalRefusals.invalid],
    ['lines that are none', { date: '2026-12-01', services: [null, 5] }, generalRefusals.invalid],
  ])('refuses %s', async (_story, body, sentence) => {
    const reply = await bff.call('POST /api/appointments/check-availability', { token: bff.token, body });
    expect([reply.status, reply.body.message]).toEqual([400, sentence]);
  });

  it('returns the free days of a month', async () => {
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
        .requests('POST /slots/days')
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
