import { bookingRefusals } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, CUT, GEL, offersSalon, press, rows } from '../testing/offers-salon.js';
import { open } from '../testing/open.js';

async function fill(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function toggleServices(...names: RegExp[]): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose services' }));
  expect(screen.queryByRole('checkbox', { name: /Perm/ })).toBeNull(); // Archived.
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
  await press('Done');
}

describe('/admin/offers', () => {
  it('B1 B7 lists running, coming, over and archived offers, in that order and in words', async () => {
    offersSalon();
    open('/admin/offers', { signedIn: true });
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(
        /Offer dUntil Dec 31, 2099 · Two at once\.Running 2 ?2 servicesLKR 6,000\.00 was LKR 8,000\.00$/,
      ),
      expect.stringMatching(/Offer cFrom Dec 31, 2099 .*Coming/),
      expect.stringMatching(/Offer bEnded Jan 2, 2020 .*Over/),
      expect.stringMatching(/Offer aUntil .*Archived/),
    ]);
  });

  it('B8 says of an offer with an archived service why guests do not see it, instead of Running', async () => {
    const service = (_id: string, title: string, archived: boolean) => ({
      ...{ _id, archived, position: 0, version: 'v' },
      fields: { title, price: 4500, category: 'hair', averageTime: 60 },
    });
    const entries = [service(CUT, 'Haircut', true), service(GEL, 'Gel', false)];
    offersSalon({ 'GET /admin/content/services': { entries } });
    open('/admin/offers', { signedIn: true });
    const [first, second, over] = await rows();
    expect(first).toHaveTextContent('Not shown: Haircut is archived');
    expect(first).not.toHaveTextContent('Running');
    expect(second).toHaveTextContent('Not shown: Haircut is archived');
    expect(over).not.toHaveTextContent('Not shown');
  });

  it('opens the form of the offer that its address names, once', async () => {
    offersSalon();
    const { here } = open('/admin/offers?edit=d', { signedIn: true });
    await screen.findByRole('dialog', { name: 'Edit: Offer d' });
    expect(here()).toBe('/admin/offers');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens no form for an offer that does not exist', async () => {
    offersSalon();
    const { here } = open('/admin/offers?edit=z', { signedIn: true });
    await rows();
    await waitFor(() => expect(here()).toBe('/admin/offers'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('F-047 makes an offer: its sum and what guests save are worked out, the picture is shown before it is sent', async () => {
    URL.createObjectURL = () => 'blob:chosen';
    URL.revokeObjectURL = () => {};
    const { sent } = offersSalon({ 'POST /special-offers': { offer: {}, act } });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('New offer');
    await fill('Title', 'Rainy day');
    await fill('Description', 'Cut and colour.');
    await toggleServices(/Haircut/, /Gel polish/);
    expect(screen.getByText('The chosen services cost LKR 8,400.00.')).toBeVisible();
    await fill('Original price (LKR)', '8400');
    await fill('Offer price (LKR)', '6300');
    expect(screen.getByText('Guests save 25%.')).toBeVisible();
    await userEvent.upload(screen.getByLabelText(/^Picture/), new File(['x'], 'rain.png', { type: 'image/png' }));
    expect(document.querySelector('img[src="blob:chosen"]')).not.toBeNull();
    await press('Create offer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        call: 'POST /api/special-offers',
        form: expect.objectContaining({
          title: 'Rainy day',
          price: '6300',
          originalPrice: '8400',
          services: `${GEL},${CUT}`,
          image: expect.anything(),
        }),
      },
    ]);
    await screen.findByText(/Saved. Guests see it within two seconds./);
  });

  it('B7 B8 says at each field what is wrong, and sends nothing', async () => {
    const { sent } = offersSalon();
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Edit: Offer d');
    await fill('Offer price (LKR)', '8000');
    await fill('Title', ' ');
    await fill('Last day', '2019-12-31');
    await toggleServices(/Haircut/, /Gel polish/);
    await press('Save offer');
    expect(await screen.findByText('The offer price must be lower than the original price')).toBeVisible();
    expect(screen.getByText('The last day cannot be before the first day')).toBeVisible();
    expect(screen.getByText('This special offer has no services defined')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.upload(screen.getByLabelText(/^Picture/), new File(['x'], 'a.svg', { type: 'image/svg+xml' }), {
      applyAccept: false,
    });
    await press('Save offer');
    expect(await screen.findByText('Please select a valid image file (JPEG, PNG, GIF)')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('F-048 keeps what was typed when the server refuses, and shows its words', async () => {
    const { salon } = offersSalon({
      'PATCH /special-offers/d': refuse(400, 'OFFER_SERVICES', bookingRefusals.OFFER_INVALID.text),
    });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Edit: Offer d');
    await fill('Title', 'Sunny day');
    await screen.findByRole('button', { name: 'Choose services' });
    await press('Save offer');
    expect(await screen.findByText('No valid services in this special offer')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Sunny day');
    expect(salon.callsTo('PATCH /special-offers/d')).toHaveLength(1);
  });

  it('F-047 shows how much of a picture has left', async () => {
    URL.createObjectURL = () => 'blob:chosen';
    URL.revokeObjectURL = () => {};
    offersSalon({ 'PATCH /special-offers/d': never });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Edit: Offer d');
    await screen.findByRole('button', { name: 'Choose services' });
    await userEvent.upload(screen.getByLabelText(/^Picture/), new File(['x'], 'rain.png', { type: 'image/png' }));
    await press('Save offer');
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.5');
    expect(screen.getByRole('button', { name: 'Save offer' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows that it loads, that there are none, and that it failed', async () => {
    const { salon } = offersSalon({ 'GET /admin/content/offers': refuse(503, 'UPSTREAM_DOWN', '') });
    open('/admin/offers', { signedIn: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later');
    salon.replies['GET /admin/content/offers'] = { entries: [] };
    await press('Try Again');
    expect(await screen.findByText('No special offers yet.')).toBeVisible();
  });

  it('waits without a blank page', async () => {
    offersSalon({ 'GET /admin/content/offers': never });
    open('/admin/offers', { signedIn: true });
    expect(await screen.findByText('Loading special offers...')).toHaveAttribute('role', 'status');
  });

  it('is linked from the admin dashboard', async () => {
    offersSalon();
    open('/admin/dashboard', { signedIn: true });
    expect(await screen.findByRole('link', { name: /^Special Offers/ })).toHaveAttribute('href', '/admin/offers');
  });
});
