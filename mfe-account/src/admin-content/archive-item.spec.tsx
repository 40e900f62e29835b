import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, press, service } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const ARCHIVE = 'POST /admin/content/services/a/archive';
const offer = (title: string, fields: object = {}, archived = false) => ({
  ...service(title, '', { archived }),
  fields: { title, services: ['a'], startDate: '2020-01-01', endDate: '2099-12-31', ...fields },
});
const OFFERS = [
  offer('Evening pair'),
  offer('Bridal morning', { startDate: '2099-12-31' }),
  offer('Last year', { endDate: '2020-12-31' }),
  offer('Put away', {}, true),
  offer('Nails only', { services: ['n'] }),
];

async function archiveHaircut(offers: Parameters<typeof contentSalon>[0]) {
  const salon = contentSalon({
    [ARCHIVE]: { entry: service('a', 'Haircut', { archived: true }), act },
    ...offers,
  });
  open('/admin/content/services', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive: Haircut' }));
  return salon;
}

const CARTS = 'GET /admin/services/a/carts';

describe('archiving a service that carts hold', () => {
  it.each([
    [1, '1 cart holds it now: its customer reads that it is no longer offered.'],
    [3, '3 carts hold it now: their customers read that it is no longer offered.'],
  ])('%d: asks first, and says that booked visits stay', async (carts, text) => {
    const salon = await archiveHaircut({ [CARTS]: { carts } });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive Haircut?' }));
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText('Visits that are booked stay.')).toBeVisible();
    expect(dialog.queryByText(/special offers/)).toBeNull();
    await press('Archive');
    await waitFor(() => expect(salon.callsTo(ARCHIVE)).toHaveLength(1));
  });

  it('does not archive it when they cannot be counted, and says so', async () => {
    const salon = await archiveHaircut({ [CARTS]: refuse(503, 'DATABASE_DOWN', '') });
    expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
    expect(salon.callsTo(ARCHIVE)).toEqual([]);
  });
});

describe('B8 archiving a service of special offers', () => {
  it('asks first, naming the running and coming ones, and does nothing when it is kept', async () => {
    const salon = await archiveHaircut({ 'GET /admin/content/offers': { entries: OFFERS } });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive Haircut?' }));
    expect(
      dialog.getByText('Guests do not see special offers with it while it is archived: Evening pair, Bridal morning.'),
    ).toBeVisible();
    expect(dialog.getByText('Visits that are booked stay.')).toBeVisible();
    await press('Keep');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Archive: Haircut' })).toHaveFocus();
    expect(salon.callsTo(ARCHIVE)).toEqual([]);
  });

  it('archives it once it is confirmed', async () => {
    const salon = await archiveHaircut({ 'GET /admin/content/offers': { entries: OFFERS } });
    await screen.findByRole('alertdialog');
    await press('Archive');
    await waitFor(() => expect(salon.callsTo(ARCHIVE)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not ask when no offer that guests see or will see contains it', async () => {
    const salon = await archiveHaircut({ 'GET /admin/content/offers': { entries: OFFERS.slice(2) } });
    await waitFor(() => expect(salon.callsTo(ARCHIVE)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not archive it when the offers cannot be read, and says so', async () => {
    const salon = await archiveHaircut({ 'GET /admin/content/offers': refuse(503, 'DATABASE_DOWN', '') });
    expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
    expect(salon.callsTo(ARCHIVE)).toEqual([]);
  });
});

it('a category with services is kept, and the refusal leads to them', async () => {
  const text = '2 services are in this category: Haircut and Perm. Move or archive them first.';
  contentSalon({ 'POST /admin/content/categories/hair/archive': refuse(409, 'CATEGORY_IN_USE', text) });
  open('/admin/content/categories', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Archive: Hair Style' }));
  expect(await screen.findByText(text)).toBeVisible();
  await press('Show the services');
  expect(await screen.findByRole('heading', { name: 'Services', level: 1 })).toBeVisible();
});
