import { generalRefusals, type OfferFields } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, CUT, GEL, offersSalon, press, rows } from '../testing/offers-salon.js';
import { open } from '../testing/open.js';

const MINE: OfferFields = {
  title: 'Rainy day',
  description: 'Two at once.',
  price: 6000,
  originalPrice: 8000,
  startDate: '2020-01-01',
  endDate: '2099-12-31',
  services: [CUT, GEL],
  image: null,
};
const item = (_id: string, version: string, more: Partial<OfferFields> = {}) => ({
  _id,
  version,
  archived: false,
  position: 0,
  fields: { ...MINE, ...more },
});
const entries = (...all: ReturnType<typeof item>[]) => ({ 'GET /admin/content/offers': { entries: all } });

it('of two who edit the same offer, the second chooses field by field, and saves over the version that was read', async () => {
  const { salon, sent } = offersSalon({
    ...entries(item('o', 'v1')),
    'PATCH /special-offers/o': refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed it.'),
  });
  open('/admin/offers', { signedIn: true });
  await rows();
  await press('Edit: Rainy day');
  const title = await screen.findByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'Wet day');
  salon.replies['GET /admin/content/offers'] = { entries: [item('o', 'v2', { title: 'Grey day', price: 5000 })] };
  await press('Save offer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this meanwhile' }));
  expect(dialog.getByRole('group', { name: 'Title' })).toHaveTextContent('Yours Wet dayTheirs Grey day');
  expect(dialog.getByRole('radio', { name: 'Theirs LKR 5,000.00' })).toBeChecked();
  salon.replies['PATCH /special-offers/o'] = { offer: {}, act };
  await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(sent.map(({ form: { title: name, price, version } }) => [name, price, version])).toEqual([
    ['Wet day', '6000', 'v1'],
    ['Wet day', '5000', 'v2'],
  ]);
});

it('running offers change places by buttons, among themselves only', async () => {
  const over = item('over', 'v', { title: 'Over', endDate: '2020-01-02' });
  const [first, second] = [item('a', 'v', { title: 'First' }), item('b', 'v', { title: 'Second' })];
  const { salon } = offersSalon({
    ...entries(over, first, second),
    'PUT /admin/content/offers/order': { act },
  });
  open('/admin/offers', { signedIn: true });
  await rows();
  expect(screen.queryByRole('button', { name: 'Move up: Over' })).toBeNull();
  salon.replies['GET /admin/content/offers'] = { entries: [over, second, first] };
  await press('Move up: Second');
  expect((await rows()).map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Second',
    'First',
    'Over',
  ]);
  await screen.findByRole('button', { name: 'Undo' });
  expect(salon.callsTo('PUT /admin/content/offers/order').map(({ body }) => body)).toEqual([
    { from: ['over', 'a', 'b'], to: ['over', 'b', 'a'] },
  ]);
});

it('who archives what somebody else has archived reads so, and the list is read again', async () => {
  const { salon } = offersSalon({
    ...entries(item('o', 'v1')),
    'DELETE /special-offers/o': refuse(409, 'ENTRY_ARCHIVED', 'It is archived already.'),
  });
  open('/admin/offers', { signedIn: true });
  await rows();
  salon.replies['GET /admin/content/offers'] = { entries: [{ ...item('o', 'v2'), archived: true }] };
  await press('Actions: Rainy day');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('It is archived already.')).toBeInTheDocument();
  expect(await screen.findByText('Archived')).toBeInTheDocument();
});

it('does not offer the old offer as theirs when the current one cannot be read', async () => {
  const { salon } = offersSalon({
    ...entries(item('o', 'v1')),
    'PATCH /special-offers/o': refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed it.'),
  });
  open('/admin/offers', { signedIn: true });
  await rows();
  await press('Edit: Rainy day');
  await userEvent.type(await screen.findByLabelText('Title'), 's');
  salon.replies['GET /admin/content/offers'] = refuse(503, 'DATABASE_DOWN', '');
  await press('Save offer');
  expect(await screen.findByText(generalRefusals.unavailable)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveValue('Rainy days');
});
