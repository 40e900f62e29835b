import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitRecord } from '../testing/fixtures.js';
import { bodies, button, openVisit } from '../testing/visit-page.js';

const LINES = 'PUT /admin/visits/a2/lines';
const [facial] = visitRecord({}).lines.list;

async function openDialog(list = [facial!]) {
  const salon = openVisit({ lines: { list, version: 'l0', changeable: true } });
  await userEvent.click(await button('Change the services'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Services of the visit' }));
  const add = async () => userEvent.click(await dialog.findByRole('button', { name: /^Gel manicure 30 min/ }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save the services' }));
  return { salon, dialog, add, save };
}

it('the price of an added service can be typed with cents and with a comma', async () => {
  const { salon, dialog, add, save } = await openDialog();
  await add();
  const price = dialog.getByLabelText('Price of Gel manicure, LKR');
  await userEvent.type(price, '.50');
  expect(price).toHaveValue('2500.50');
  await userEvent.clear(price);
  await userEvent.type(price, '2,500.5');
  expect(price).toHaveValue('2,500.5');
  await userEvent.type(dialog.getByLabelText('Why this price'), 'long hair');
  await save();
  await waitFor(() => expect(bodies(salon, LINES)).toHaveLength(1));
  expect(bodies(salon, LINES)).toMatchObject([{ services: [{}, { service: 's6', price: 2500.5 }], total: 9000.5 }]);
});

it('a booked service that was removed and added again has the price and the length of the visit', async () => {
  const booked = { ...facial!, service: 's6', title: 'Gel manicure', price: 2000, minutes: 40, reason: 'waited long' };
  const { salon, dialog, add, save } = await openDialog([facial!, booked]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Gel manicure' }));
  await add();
  expect(dialog.getByLabelText('Price of Gel manicure, LKR')).toHaveValue('2000');
  await save();
  await waitFor(() => expect(bodies(salon, LINES)).toHaveLength(1));
  const services = [facial!, booked].map(({ service }) => ({ service, quantity: 1 }));
  expect(bodies(salon, LINES)).toMatchObject([{ services, minutes: 100, total: 6500 }]);
});
