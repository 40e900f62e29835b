import { DEFAULT_POLICY, refuse } from '@salon/contracts';
import { eachMonday } from '../testing/each-monday.js';
import { readPolicy } from '../policy-settings/policy.subject.js';
import { CUT } from '../testing/fake-catalog.js';
import { fakeServer } from '../testing/fake-server.js';
import { ADMIN, customer, GATEWAY } from '../testing/salon.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { UndoSalonChange } from '../undo/undo-salon-change.js';
import { checkoutProblem, notifyProblem } from './gateway.rules.js';
import { OpenSite } from './open-site.js';
import { SetupQueries } from './setup.queries.js';
import { TryGateway } from './try-gateway.js';
import { TryMail } from './try-mail.js';

const salon = eachMonday(10, false);
const open = () => new OpenSite(salon.db, salon.calendar, salon.clock).run(ADMIN);
const setup = () => new SetupQueries(salon.db, salon.calendar, salon.clock);
const nimali = customer('of the first day');

/** A stylist who works on Thursdays. */
async function hire(): Promise<void> {
  await salon.db.query(
    `INSERT INTO booking.stylist ("id", "name", "skills") VALUES ('${nimali.id}', 'Asha', 'All')
     ON CONFLICT DO NOTHING`,
  );
  await salon.db.query(
    `INSERT INTO booking.week_plan
     VALUES ('${nimali.id}', '2026-01-01',
             '[null, null, null, null, {"start": "09:00", "end": "18:00", "breaks": []}, null, null]')
     ON CONFLICT DO NOTHING`,
  );
  salon.calendar.invalidate();
}

it('a new salon in production begins with nobody invented, and closed', async () => {
  const rows = await salon.db.query(`
    SELECT (SELECT count(*)::int FROM booking.stylist) AS stylists,
           (SELECT count(*)::int FROM booking.week_plan) AS hours,
           (SELECT count(*)::int FROM booking.closure) AS closures`);
  expect(rows).toEqual([{ stylists: 0, hours: 0, closures: 0 }]);
  expect(await readPolicy(salon.db.manager)).toEqual(DEFAULT_POLICY);
  expect(await setup().state()).toEqual({
    isOpen: false,
    zone: 'Asia/Colombo',
    isBooked: false,
    stylists: 0,
    working: 0,
    checks: [],
  });
});

it('nothing can be booked until the owner opens the site', async () => {
  await hire();
  const closed = { code: 'SALON_NOT_OPEN', kind: 'conflict' };
  await expect(salon.addService.run(nimali, CUT.id)).rejects.toMatchObject(closed);
  const [offerId = ''] = [...salon.catalog.deals.keys()];
  await expect(salon.offers.run(nimali.id, offerId, undefined)).rejects.toMatchObject(closed);
  await expect(salon.book(nimali)).rejects.toMatchObject(closed);
  const change = await open();
  await salon.fill(nimali, CUT);
  expect((await salon.book(nimali)).status).toBe('pending');
  await new UndoSalonChange(salon.db, salon.calendar, salon.clock).run(change._id, ADMIN);
  await expect(salon.addService.run(nimali, CUT.id)).rejects.toMatchObject(closed);
  expect(await salon.appointments.mine(nimali.id)).toHaveLength(1);
});

it('does not open while nobody works there', async () => {
  await salon.db.query('DELETE FROM booking.week_plan');
  await expect(open()).rejects.toMatchObject({ code: 'SALON_NOT_READY' });
});

it('keeps what was found when something was tried, the newest only', async () => {
  await setup().storeCheck('mail', false, ['The mail server answered: 535 no']);
  salon.clock.advance(1);
  await setup().storeCheck('mail', true, ['Sent.']);
  expect((await setup().state()).checks).toEqual([
    { name: 'mail', isOk: true, said: ['Sent.'], at: '2026-11-23T03:01:00.000Z' },
  ]);
});

it('says what the mail server answered to a test mail', async () => {
  const site = { site: async () => ({ brand: 'Araliya', address: 'Colombo', phone: '011' }) };
  const tried = (send: () => Promise<string>) => new TryMail({ send } as never, site as never, GATEWAY).run(ADMIN);
  expect(await tried(async () => '250 2.0.0 queued')).toEqual({
    isOk: true,
    said: [`Sent to ${ADMIN.email}. The mail server answered: 250 2.0.0 queued`],
  });
  const refusing = async () => {
    throw new Error('refused for good', { cause: new Error('535 wrong password') });
  };
  expect(await tried(refusing)).toEqual({ isOk: false, said: ['The mail server answered: 535 wrong password'] });
});

it('does not take a catalog that is down for the answer of the mail server', async () => {
  const down = { site: async () => Promise.reject(refuse('CATALOG_DOWN')) };
  const mailer = { send: async () => '250 2.0.0 queued' };
  await expect(new TryMail(mailer as never, down as never, GATEWAY).run(ADMIN)).rejects.toMatchObject({
    code: 'CATALOG_DOWN',
  });
});

it('tries merchant, keys and notify address of the gateway, and says which of them is wrong', async () => {
  let answers: Record<string, { status?: number; body: unknown }> = {};
  const server = await fakeServer(({ path }) => answers[path.replace(/\?.*/, '')] ?? { status: 404, body: {} });
  const gateway = { ...GATEWAY, baseUrl: server.url, notifyUrl: `${server.url}/notify` };
  const tried = () => new TryGateway(gateway, new MerchantClient(gateway, salon.clock)).run();
  answers = {
    '/pay/checkout': { status: 400, body: 'Unauthorized payment request: hash does not match' },
    '/merchant/v1/oauth/token': { status: 401, body: {} },
  };
  expect((await tried()).said).toEqual([
    'The gateway does not accept the signature. Check PAYHERE_MERCHANT_SECRET, and that this domain is allowed there.',
    'The gateway does not accept the API keys. Check PAYHERE_APP_ID and PAYHERE_APP_SECRET.',
    expect.stringMatching(/notify address/),
  ]);
  await server.close();
  const away = `The gateway at ${gateway.baseUrl} cannot be reached.`;
  expect((await tried()).said).toEqual([away, expect.stringMatching(/notify address/)]);
});

it.each([
  ['https://salon.lk/notify', false, null],
  ['http://localhost:4000/notify', true, null],
  ['http://salon.lk/notify', false, /must begin with https/],
  ['https://localhost/notify', false, /cannot reach localhost/],
  ['https://10.0.0.4/notify', false, /cannot reach 10\.0\.0\.4/],
  ['salon.lk', false, /is not an address/],
])('the notify address %s, local %p: %p', (address, isLocal, problem) => {
  const found = notifyProblem(address, isLocal);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

it.each([
  [303, '', null],
  [200, '<h1>Pay</h1>', null],
  [400, '<p>Unauthorized payment request: unknown merchant_id</p>', /PAYHERE_MERCHANT_ID/],
  [200, '<p>Unauthorized payment request</p>', /PAYHERE_MERCHANT_SECRET/],
  [500, 'Oops', /answered 500/],
])('a checkout page with status %i and %p: %p', (status, page, problem) => {
  const found = checkoutProblem(status, page);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});
