import type { ActionEntry, ActionList } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { signedIn } from '../testing/signed-in.js';
import { startBff } from '../testing/start-bff.js';

const bff = signedIn('admin');
const idOf = (at: number): string => `11111111-1111-4111-8111-${String(at).padStart(12, '0')}`;
const PERSON = idOf(0);
const action = (at: number, area: ActionEntry['area']): ActionEntry => ({
  _id: idOf(at),
  area,
  kind: 'edit',
  at: new Date(Date.UTC(2026, 10, 26, 4, at)).toISOString(),
  by: { _id: PERSON, name: 'Araliya' },
  subject: { title: 'Cut', visit: null },
  changes: [{ field: 'priceCents', before: '100', after: '200' }],
  reason: null,
  later: null,
  undone: null,
  undoable: false,
  why: 'x',
});
/** The expected service calls when an owner requests everything. */
const ALL = {
  booking: '?areas=visit%2Csalon%2Csite',
  catalog: '?areas=content%2Csite',
  account: '?areas=client%2Cstaff%2Csite',
};
const reply = (service: 'booking' | 'catalog' | 'account', call: string, entries: ActionEntry[]) =>
  bff.services[service].on(`GET /actions${call}`, { status: 200, body: { entries } });
const list = async (query = '', token = bff.token) => {
  const { status, body } = await bff.call(`GET /api/admin/actions${query}`, { token });
  return { status, data: body.data as ActionList };
};

it('merges what the services did by time, and goes on where a page ended', async () => {
  const visits = Array.from({ length: 30 }, (_, at) => action(50 - at, 'visit'));
  reply('booking', ALL.booking, visits);
  reply('catalog', ALL.catalog, [action(51, 'content'), action(5, 'content')]);
  reply('account', ALL.account, [action(45, 'staff')]);
  const { entries, next, down } = (await list()).data;
  expect(
    entries
      .slice(0, 8)
      .map(({ area }: ActionEntry) => area)
      .filter((area: string) => area !== 'visit'),
  ).toEqual(['content', 'staff']);
  expect(entries).toHaveLength(30);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(Buffer.from(next ?? '', 'base64url').toString()).toBe(`${entries[29]?.at} ${entries[29]?._id}`);
  expect(down).toEqual([]);
});

it('takes a filter that is empty as one that is not set', async () => {
  reply('booking', ALL.booking, [action(1, 'visit')]);
  const { status } = await list('?person=&area=&day=&visit=&cursor=');
  expect([status, bff.services.booking.calls.map(({ call }) => call)]).toEqual([200, [`GET /actions${ALL.booking}`]]);
  expect((await list('?day=&nobody=')).status).toBe(400);
});

it('says which part is down and shows the others', async () => {
  reply('booking', ALL.booking, [action(1, 'visit')]);
  bff.services.catalog.on('GET /actions', failed(503, 'UNAVAILABLE'));
  reply('account', ALL.account, []);
  const { status, data } = await list();
  expect([status, data.entries.length, data.down]).toEqual([200, 1, ['content', 'site']]);
});

it('the front desk reads what it may do, and a visit has the actions of booking alone', async () => {
  reply('booking', '?areas=visit%2Csalon', [action(1, 'visit')]);
  reply('account', '?areas=client', [action(2, 'client')]);
  expect((await list('', await tokenOf('frontDesk'))).data.entries).toHaveLength(2);
  reply('booking', '?visit=ARL-261126-0042&areas=visit', []);
  expect((await list('?visit=ARL-261126-0042')).data).toEqual({ entries: [], next: null, down: [] });
});

it('who ran jobs again is read from every service, and named once when two of them are down', async () => {
  const site = '?areas=site';
  reply('booking', site, [action(2, 'site')]);
  reply('catalog', site, [action(3, 'site')]);
  reply('account', site, [action(1, 'site')]);
  expect((await list('?area=site')).data.entries.map(({ _id }) => _id)).toEqual([idOf(3), idOf(2), idOf(1)]);
  for (const name of ['catalog', 'account'] as const)
    bff.services[name].on(`GET /actions${site}`, failed(503, 'UNAVAILABLE'));
  const { entries, down } = (await list('?area=site')).data;
  expect([entries.length, down]).toEqual([1, ['site']]);
});

it('a day is the salon’s own, on its clock', async () => {
  bff.services.booking.on('GET /policy', { status: 200, body: { zone: 'Asia/Colombo' } });
  const bounds = 'from=2026-11-25T18%3A30%3A00.000Z&until=2026-11-26T18%3A30%3A00.000Z';
  reply('account', `?person=${PERSON}&${bounds}&areas=staff`, [action(1, 'staff')]);
  expect((await list(`?person=${PERSON}&area=staff&day=2026-11-26`)).data.entries).toHaveLength(1);
});

describe('a day of a salon in another zone, right after a restart', () => {
  const restarted = async (policy: object) => {
    const fresh = await startBff();
    fresh.services.booking.on('GET /policy', { status: 200, body: { policy: {}, zone: 'Europe/Berlin' }, ...policy });
    const { status } = await fresh.call('GET /api/admin/actions?area=staff&day=2026-11-26', { token: bff.token });
    const calls = fresh.services.account.calls
      .map(({ call }) => call)
      .filter((call) => call.startsWith('GET /actions'));
    await fresh.close();
    return { status, calls };
  };

  it('is its own also when booking is slow', async () => {
    const { calls } = await restarted({ delayMs: 800 });
    expect(calls).toEqual([
      'GET /actions?from=2026-11-25T23%3A00%3A00.000Z&until=2026-11-26T23%3A00%3A00.000Z&areas=staff',
    ]);
  });

  it('is its last known one when booking hangs', async () => {
    const fresh = await startBff();
    const answered = (delayMs: number) =>
      fresh.services.booking.on('GET /policy', { status: 200, body: { policy: {}, zone: 'Europe/Berlin' }, delayMs });
    const list = () => fresh.call('GET /api/admin/actions?area=staff&day=2026-11-26', { token: bff.token });
    answered(0);
    await list();
    answered(4_500);
    const began = performance.now();
    await list();
    expect(performance.now() - began).toBeLessThan(3_000);
    const days = fresh.services.account.calls.filter(({ call }) => call.includes('from=2026-11-25T23%3A00'));
    expect(days).toHaveLength(2);
    await fresh.close();
  });

  it('is not guessed when booking is down', async () => {
    expect(await restarted(failed(503, 'UNAVAILABLE'))).toEqual({ status: 503, calls: [] });
  });
});

it('a wrong day is refused as a day', async () => {
  const { body } = await bff.call('GET /api/admin/actions?day=26.11.2026', { token: bff.token });
  expect(body.message).toBe('Please give a day as yyyy-MM-dd');
});

it.each(['?area=money', '?day=26.11.2026', '?person=1', '?more=1'])('refuses %s', async (query) => {
  expect([(await list(query)).status, bff.services.booking.calls]).toEqual([400, []]);
});
