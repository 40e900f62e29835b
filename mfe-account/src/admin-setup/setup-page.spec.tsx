import { messages, type Setup } from '@salon/contracts';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { category, press, service } from '../testing/content-salon.js';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { isDone, leftOf, setupParts } from './setup-steps.rules.js';

const EMPTY: Setup = {
  isOpen: false,
  zone: 'Asia/Colombo',
  isBooked: false,
  stylists: 0,
  working: 0,
  checks: [],
  services: 0,
  categories: 0,
  missing: ['phone', 'email', 'address', 'mapUrl', 'hours'],
};
const at = '2026-11-23T03:00:00.000Z';
const check = (name: Setup['checks'][number]['name'], isOk = true, said: string[] = []) => ({ name, isOk, said, at });
const FULL: Setup = {
  ...EMPTY,
  stylists: 2,
  working: 1,
  services: 40,
  categories: 4,
  missing: [],
  checks: [check('policy'), check('legal'), check('mail'), check('gateway')],
};

function openSetup(setup: Setup, replies: Record<string, Reply> = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/salon-changes?subjects=opening': { changes: [] },
    'GET /admin/setup': { setup },
    ...replies,
  });
  return { ...salon, ...open('/admin/setup', { signedIn: true }) };
}
const step = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: new RegExp(`^${title}`) })).closest('li')!);

it.each<[string, Partial<Setup>, number, string[]]>([
  ['nothing', {}, 0, ['name', 'stylists', 'hours', 'menu']],
  ['contacts and map', { missing: ['hours'] }, 1, ['stylists', 'hours', 'menu']],
  ['people without hours', { missing: [], stylists: 2 }, 1, ['hours', 'menu']],
  ['all but what is tried', { ...FULL, checks: [] }, 3, []],
  ['a gateway that is wrong', { ...FULL, checks: [...FULL.checks.slice(0, 3), check('gateway', false)] }, 4, []],
  ['everything', FULL, 5, []],
])('with %s the flower has its petals, and what is needed is named', (_what, change, petals, needed) => {
  const parts = setupParts({ ...EMPTY, ...change });
  expect(parts.filter(isDone)).toHaveLength(petals);
  expect(leftOf(parts).needed.map(({ id }) => id)).toEqual(needed);
});

it('a new salon sees what is to do and where, and cannot open yet', async () => {
  openSetup(EMPTY);
  expect(await screen.findByText('0 of 5 petals open')).toBeInTheDocument();
  const name = await step('Name and contacts');
  expect(name.getByText('The phone and the e-mail address are still missing.')).toBeInTheDocument();
  expect(name.getByRole('link', { name: 'Name and contacts' })).toHaveAttribute('href', '/admin/content/settings');
  expect((await step('Stylists')).getByRole('link')).toHaveAttribute('href', '/admin/stylists');
  expect((await step('Time zone')).getByText(/in the time zone Asia\/Colombo/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the site' })).toBeDisabled();
  expect(
    screen.getByText('Before the site can open: Name and contacts, Stylists, Hours, Categories and services.'),
  ).toBeInTheDocument();
});

it('the example menu fills an empty one', async () => {
  const salon = openSetup(EMPTY, {
    'POST /admin/setup/example-menu': {},
    'GET /admin/content/services': { entries: [] },
    'GET /admin/content/categories': { entries: [] },
  });
  await screen.findByText('0 of 5 petals open');
  await salon.go('/admin/content/services');
  await screen.findByText('No services yet.');
  await salon.go('/admin/setup');
  salon.replies['GET /admin/setup'] = { setup: { ...EMPTY, services: 40, categories: 4 } };
  salon.replies['GET /admin/content/services'] = { entries: [service('a', 'Haircut')] };
  salon.replies['GET /admin/content/categories'] = { entries: [category('hair', 'Hair Style')] };
  await press('Use the example menu');
  expect(await screen.findByText('40 services in 4 categories.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use the example menu' })).toBeNull();
  await salon.go('/admin/content/services');
  expect(await screen.findByText('Haircut')).toBeVisible();
});

it('says what the mail server and the gateway answered, and tries them again', async () => {
  const wrong = check('mail', false, ['The mail server answered: 535 wrong password']);
  const salon = openSetup({ ...FULL, checks: [wrong] }, { 'POST /admin/setup/checks/mail': { check: wrong } });
  const mail = await step('Mail');
  expect(mail.getByText('The mail server answered: 535 wrong password')).toBeInTheDocument();
  salon.replies['GET /admin/setup'] = { setup: { ...FULL, checks: [check('mail', true, ['Sent. 250 OK'])] } };
  await userEvent.click(mail.getByRole('button', { name: 'Try again' }));
  expect(await mail.findByText('Sent. 250 OK')).toBeInTheDocument();
  expect(mail.getByText('Done')).toBeInTheDocument();
});

it('opens the site with Undo once all is ready', async () => {
  const change = { _id: 'c1', kind: 'edit', subject: 'opening', subjectId: 'site', title: 'The site is open' };
  const salon = openSetup(FULL, { 'POST /admin/setup/open': { change } });
  expect(await screen.findByText('5 of 5 petals open')).toBeInTheDocument();
  expect(screen.getByText(/Guests see “Opening soon” meanwhile/)).toBeVisible();
  salon.replies['GET /admin/setup'] = { setup: { ...FULL, isOpen: true } };
  await press('Open the site');
  expect(await screen.findByText(/The site is open: guests see it and can book/)).toBeInTheDocument();
  expect(screen.getByText(/^The doors are open\./)).toBeVisible();
  expect(screen.queryByText(/“Opening soon”/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

it('says before rules and texts are confirmed that this cannot be taken back', async () => {
  openSetup(EMPTY);
  for (const title of ['Booking fee and policy', 'Legal texts'])
    expect((await step(title)).getByText(/The confirmation cannot be taken back/)).toBeInTheDocument();
});

it('says why it could not open, and when the checklist does not load', async () => {
  openSetup(FULL, { 'POST /admin/setup/open': refuse(409, 'SALON_NOT_READY', 'Nobody works here yet.') });
  await screen.findByText('5 of 5 petals open');
  await press('Open the site');
  expect(await screen.findByText('Nobody works here yet.')).toBeInTheDocument();
});

it('offers to try again when the checklist does not load', async () => {
  const salon = openSetup(FULL, { 'GET /admin/setup': refuse(503, 'DATABASE_DOWN', messages.setupFailed) });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies['GET /admin/setup'] = { setup: FULL };
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByText('5 of 5 petals open')).toBeInTheDocument());
});

it('the time zone is chosen with its clock beside it, until something is booked', async () => {
  const salon = openSetup(EMPTY, { 'PUT /admin/setup/zone': {} });
  const zone = await step('Time zone');
  expect(zone.getByRole('button', { name: 'Save the time zone' })).toBeDisabled();
  await userEvent.selectOptions(zone.getByLabelText('Time zone'), 'Pacific/Auckland');
  expect(zone.getByText(/^It is \w+day .* there\./)).toBeInTheDocument();
  salon.replies['GET /admin/setup'] = { setup: { ...EMPTY, zone: 'Pacific/Auckland', isBooked: true } };
  await userEvent.click(zone.getByRole('button', { name: 'Save the time zone' }));
  expect(await zone.findByText('Visits were booked in it and keep their times, so it stays.')).toBeInTheDocument();
  expect(zone.getByText('All times are in the time zone Pacific/Auckland.')).toBeInTheDocument();
  expect(salon.callsTo('PUT /admin/setup/zone').map(({ body }) => body)).toEqual([{ zone: 'Pacific/Auckland' }]);
});

it('says why the currency cannot be chosen', async () => {
  openSetup(EMPTY);
  expect((await step('Currency')).getByText(/cannot be changed here: card payments, receipts/)).toBeInTheDocument();
});
