import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ContentItem, messages, type OfferFields } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { offersSalon, press, rows } from '../testing/offers-salon.js';
import { open } from '../testing/open.js';

async function openList(replies = {}): Promise<void> {
  offersSalon(replies);
  open('/admin/offers', { signedIn: true });
  await rows();
}

it('B1 opens an offer from its menu by keyboard, and the focus returns to the line of the offer', async () => {
  await openList();
  screen.getByRole('button', { name: 'Actions: Offer d' }).focus();
  await userEvent.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent.trim())).toEqual(['Edit', 'Archive']);
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Edit: Offer d' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Offer d' })).toHaveFocus());
});

it('B8 finds services by any word of their title, and says what the chosen ones cost and how long they take', async () => {
  await openList();
  await press('New offer');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose services' }));
  const choice = within(screen.getByRole('dialog', { name: 'Choose services' }));
  const search = choice.getByRole('searchbox', { name: 'Find a service' });
  await userEvent.type(search, 'polish GEL');
  expect(choice.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(choice.getByRole('checkbox', { name: /Gel polish/ }));
  await userEvent.clear(search);
  await userEvent.type(search, 'wash');
  expect(choice.getByText('No services found')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.click(choice.getByRole('checkbox', { name: /Haircut/ }));
  expect(choice.getByRole('status')).toHaveTextContent('2 services, 120 minutes (2 h), LKR 8,400.00');
  await userEvent.click(choice.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('group', { name: 'Services' })).toHaveTextContent(
    'Gel polish, Haircut2 services 120 minutes (2 h)',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose services' })).toHaveFocus());
});

it('asks for title, services, price and picture first, in this order', async () => {
  await openList();
  await press('New offer');
  await screen.findByRole('button', { name: 'Choose services' });
  const labels = screen.getByRole('dialog').querySelectorAll('.text-field__label');
  expect([...labels].map((label) => label.textContent)).toEqual([
    'Title',
    'Services',
    'Original price (LKR)',
    'Offer price (LKR)',
    'Picture (optional)',
    'First day',
    'Last day',
    'Description',
  ]);
});

it('asks before a typed offer is left, and stays open while it is saved', async () => {
  await openList({ 'PATCH /special-offers/d': never });
  await press('Edit: Offer d');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'aily');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Offer daily');
  await press('Save offer');
  await userEvent.keyboard('{Escape}');
  await press('Close');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit: Offer d' })).toBeVisible();
});

it('asks before a chosen picture is left, and not once it is taken back', async () => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  await openList();
  await press('Edit: Offer d');
  const picture = new File(['x'], 'rain.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/^Picture/), picture);
  await press('Cancel');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await press('Keep the picture as it was');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('begins the progress of a second upload at its start', async () => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  await openList({ 'PATCH /special-offers/d': refuse(418, 'ODD', 'Please try again later.') });
  await press('Edit: Offer d');
  await userEvent.upload(await screen.findByLabelText(/^Picture/), new File(['x'], 'rain.png', { type: 'image/png' }));
  await press('Save offer');
  await screen.findByText('Please try again later.');
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override send() {} // Nothing is reported.
  };
  await press('Save offer');
  expect(await screen.findByText('Uploading...')).toBeVisible();
});

it('keeps the focus on Try Again while the services of an offer are loaded again', async () => {
  const services = 'GET /admin/content/services';
  const { salon } = offersSalon({ [services]: refuse(503, 'AWAY', '') });
  open('/admin/offers', { signedIn: true });
  await rows();
  await press('Edit: Offer d');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies[services] = never;
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
});

it('says that a new offer may be there already when its response was lost, and shows it in the list', async () => {
  const { salon } = offersSalon({
    'POST /special-offers': () => {
      const [first] = (salon.replies[OFFERS] as { entries: ContentItem<OfferFields>[] }).entries;
      const entry = { ...first!, _id: 'e', archived: false, fields: { ...first!.fields, title: 'Rain' } };
      salon.replies[OFFERS] = { entries: [entry] };
      return Promise.reject(new TypeError('fetch failed'));
    },
  });
  open('/admin/offers', { signedIn: true });
  await rows();
  await fillNew();
  await press('Create offer');
  expect(await screen.findByText(messages.mayBeCreated)).toBeVisible();
  expect(await screen.findByText('Rain', { selector: 'li *' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Rain');
});

it.each([
  ['its picture could not be stored', 507, 'PICTURES_FULL'],
  ['too many are sent at a time', 503, 'BUSY'],
  ['the service is busy', 503, 'UPSTREAM_BUSY'],
])('does not say that a new offer may be there already when %s', async (_why, status, code) => {
  await openList({ 'POST /special-offers': refuse(status, code, '') });
  await fillNew();
  await press('Create offer');
  expect(await screen.findByText('Server error. Please try again later')).toBeVisible();
  expect(screen.queryByText(messages.mayBeCreated)).toBeNull();
});

async function fillNew(): Promise<void> {
  await press('New offer');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rain');
  await userEvent.click(screen.getByRole('button', { name: 'Choose services' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Haircut/ }));
  await press('Done');
  await typePrice('Original', '4500');
  await typePrice('Offer', '4000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Cut.');
  for (const name of ['First day', 'Last day'])
    fireEvent.change(screen.getByLabelText(name), { target: { value: '2099-12-31' } });
}

const OFFERS = 'GET /admin/content/offers';
const EDIT = 'PATCH /special-offers/d';
const priceField = (name: string) => screen.getByRole('textbox', { name: `${name} price (LKR)` });
const typePrice = async (name: string, price: string) => {
  await userEvent.clear(priceField(name));
  await userEvent.type(priceField(name), price);
};

it('B8 warns at the price that saves guests nothing, and not beside the field that is empty', async () => {
  await openList();
  await press('Edit: Offer d');
  await screen.findByText('Guests save 25%.');
  await userEvent.clear(priceField('Original'));
  await typePrice('Offer', '9000');
  const warning = 'Guests would save nothing: without the offer these services cost LKR 8,400.00.';
  expect(priceField('Offer')).toHaveAccessibleDescription(warning);
  expect(priceField('Original')).toHaveAccessibleDescription('The chosen services cost LKR 8,400.00.');
});

it('B8 promises no saving beside a warning, and asks before an original price above the services is saved', async () => {
  const { salon } = offersSalon({ [EDIT]: never });
  open('/admin/offers', { signedIn: true });
  await rows();
  await press('Edit: Offer d');
  await screen.findByText('Guests save 25%.');
  await typePrice('Original', '10000');
  const warning = 'Guests would read too high a saving: without the offer these services cost LKR 8,400.00.';
  expect(priceField('Original')).toHaveAccessibleDescription(warning);
  expect(screen.queryByText(/Guests save \d/)).toBeNull();
  await press('Save offer');
  const question = await screen.findByRole('alertdialog', { name: 'Save these prices?', description: warning });
  await userEvent.click(within(question).getByRole('button', { name: 'Change prices' }));
  expect(salon.callsTo(EDIT)).toEqual([]);
  expect(priceField('Original')).toHaveValue('10000');
  await press('Save offer');
  const again = await screen.findByRole('alertdialog', { name: 'Save these prices?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Save offer' }));
  await waitFor(() => expect(salon.callsTo(EDIT)).toHaveLength(1));
});

it('B8 takes the sum of the services as the original price, and offers it only while that is another', async () => {
  await openList();
  await press('Edit: Offer d');
  await press('Use the sum, LKR 8,400.00');
  expect(priceField('Original')).toHaveValue('8400');
  expect(priceField('Original')).toHaveFocus();
  expect(screen.getByText('Guests save 29%.')).toBeVisible();
  const use = /^Use the sum/;
  expect(screen.queryByRole('button', { name: use })).toBeNull();
  await typePrice('Original', '8,400.00');
  expect(screen.queryByRole('button', { name: use })).toBeNull();
  await typePrice('Original', '8000');
  expect(screen.getByRole('button', { name: use })).toBeVisible();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('New offer');
  await screen.findByRole('button', { name: 'Choose services' });
  expect(screen.queryByRole('button', { name: use })).toBeNull();
});
