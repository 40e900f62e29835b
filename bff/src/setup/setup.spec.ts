import { messages } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const booking = { isOpen: false, zone: 'Asia/Colombo', stylists: 1, working: 0, checks: [] };
const catalog = { services: 0, categories: 0, missing: ['phone'] };
const post = (path: string) => bff.call(`POST /api/admin/setup/${path}`, { token: bff.token });

it('an admin reads how far the first start is, from both services', async () => {
  bff.services.booking.on('GET /setup', { status: 200, body: booking });
  bff.services.catalog.on('GET /setup', { status: 200, body: catalog });
  expect((await bff.call('GET /api/admin/setup', { token: bff.token })).body.data).toEqual({
    setup: { ...booking, ...catalog },
  });
});

it('tries mail and gateway, and nothing else', async () => {
  const check = { name: 'mail', isOk: false, said: ['The mail server answered: 535'], at: '2026-11-23T03:00:00Z' };
  bff.services.booking.on('POST /setup/checks/mail', { status: 200, body: { check } });
  expect((await post('checks/mail')).body.data).toEqual({ check });
  expect((await post('checks/open')).status).toBe(404);
  expect(bff.services.booking.requests('POST /setup/checks/open')).toEqual([]);
});

it('opens the site, and guests read it at once', async () => {
  const policy = { bookingFee: 1000, version: 'v' };
  bff.services.catalog.on('GET /site', { status: 200, body: { site: { brand: 'Araliya' } } });
  bff.services.booking.on('GET /policy', { status: 200, body: { policy, isOpen: false } });
  bff.services.booking.on('POST /setup/open', { status: 200, body: { change: { _id: '1' } } });
  const isOpen = async () => (await bff.call<{ site: { isOpen: boolean } }>('GET /api/site')).body.data.site.isOpen;
  expect(await isOpen()).toBe(false);
  bff.services.booking.on('GET /policy', { status: 200, body: { policy, isOpen: true } });
  expect((await post('open')).body.message).toBe(messages.siteOpened);
  expect(await isOpen()).toBe(true);
});

it('says why it cannot be opened, and that there is a menu already', async () => {
  bff.services.booking.on('POST /setup/open', failed(409, 'SALON_NOT_READY', { params: { reason: 'stylists' } }));
  bff.services.catalog.on('POST /setup/example-menu', failed(409, 'MENU_NOT_EMPTY'));
  expect((await post('open')).body.message).toMatch(/Nobody works here yet/);
  expect((await post('example-menu')).body.message).toMatch(/There is a menu already/);
});
