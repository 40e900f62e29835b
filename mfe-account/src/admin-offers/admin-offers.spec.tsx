import { type ContentEntry, messages, type OfferFields } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const CUT = '11111111-1111-4111-8111-111111111111';
const GEL = '22222222-2222-4222-8222-222222222222';
const OLD = '33333333-3333-4333-8333-333333333333';

const service = (_id: string, title: string, price: number, archived = false) => ({
  _id,
  archived,
  position: 0,
  fields: { title, price, category: 'hair' },
});
const offer = (
  _id: string,
  position: number,
  more: Partial<OfferFields> & { archived?: boolean } = {},
): ContentEntry<OfferFields> => {
  const { archived = false, ...fields } = more;
  return {
    _id,
    archived,
    position,
    fields: {
      title: `Offer ${_id}`,
      description: 'Two at once.',
      price: 6000,
      originalPrice: 8000,
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      services: [CUT, GEL],
      image: null,
      ...fields,
    },
  };
};
const OFFERS = [
  offer('a', 0, { archived: true }),
  offer('b', 1, { endDate: '2020-01-02' }),
  offer('c', 2, { startDate: '2099-12-31' }),
  offer('d', 3),
];
const act = { _id: 'act1' };
const archived = () =>
  new Response(JSON.stringify({ status: 'success', message: messages.contentArchived, data: { offer: {}, act } }));
/** The way back beside the word that an offer is archived. */
const pressUndo = async () =>
  userEvent.click(within(await screen.findByText(/^Archived\. Guests/)).getByRole('button', { name: 'Undo' }));

/** The admin's salon; forms are remembered as plain records. */
function adminSalon(replies: Record<string, unknown> = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/content/offers': { entries: OFFERS },
    'GET /admin/content-acts': { acts: [] },
    'GET /admin/content/services': {
      entries: [service(CUT, 'Haircut', 4500), service(GEL, 'Gel polish', 3900), service(OLD, 'Perm', 9000, true)],
    },
    ...replies,
  });
  const sent: { call: string; form: Record<string, FormDataEntryValue> }[] = [];
  const others = globalThis.fetch;
  globalThis.fetch = ((url: string, init: RequestInit = {}) => {
    if (init.body instanceof FormData)
      sent.push({ call: `${init.method} ${url}`, form: Object.fromEntries(init.body) });
    return others(url, init);
  }) as typeof fetch;
  return { salon, sent };
}
const rows = async () => within(await screen.findByRole('list', { name: 'Special offers' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function fill(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('/admin/offers', () => {
  it('B1 B7 lists running, coming, over and archived offers, in that order and in words', async () => {
    adminSalon();
    open('/admin/offers', { signedIn: true });
    expect((await rows()).map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Offer d Running',
      'Offer c Coming',
      'Offer b Over',
      'Offer a Archived',
    ]);
    expect((await rows())[0]).toHaveTextContent('January 1, 2020 to December 31, 2099, both days included 2 services');
  });

  it('F-047 makes an offer: its sum and what guests save are worked out, the picture is shown before it is sent', async () => {
    URL.createObjectURL = () => 'blob:chosen';
    URL.revokeObjectURL = () => {};
    const { sent } = adminSalon({ 'POST /special-offers': { offer: {}, act } });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('New offer');
    await fill('Title', 'Rainy day');
    await fill('Description', 'Cut and colour.');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Haircut/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Gel polish/ }));
    expect(screen.queryByRole('checkbox', { name: /Perm/ })).toBeNull();
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
    const { sent } = adminSalon();
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Edit: Offer d');
    await fill('Offer price (LKR)', '8000');
    await fill('Title', ' ');
    await fill('Last day', '2019-12-31');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Haircut/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Gel polish/ }));
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
    const { salon } = adminSalon({ 'PATCH /special-offers/d': refuse(400, 'OFFER_SERVICES', messages.offerInvalid) });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Edit: Offer d');
    await fill('Title', 'Sunny day');
    await screen.findByRole('checkbox', { name: /Haircut/ });
    await press('Save offer');
    expect(await screen.findByText('No valid services in this special offer')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Sunny day');
    expect(salon.asked('PATCH /special-offers/d')).toHaveLength(1);
  });

  it('F-049 archives with a way back beside the word, and restores', async () => {
    const { salon } = adminSalon({
      'DELETE /special-offers/d': archived,
      'POST /special-offers/a/restore': { offer: {}, act },
      'POST /admin/content-acts/act1/undo': { act },
    });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Archive: Offer d');
    await pressUndo();
    await screen.findByText('Undone.');
    expect(salon.asked('POST /admin/content-acts/act1/undo')).toHaveLength(1);
    await press('Restore: Offer a');
    await waitFor(() => expect(salon.asked('POST /special-offers/a/restore')).toHaveLength(1));
  });

  it('C8 keeps the way back of each change for a day, after the note has gone', async () => {
    const made = (_id: string, entryId: string, more: object = {}) => ({
      _id,
      kind: 'offers',
      what: 'edit',
      entryId,
      by: 'Araliya',
      at: '2026-11-20T04:30:00.000Z',
      undoUntil: '2099-11-21T04:30:00.000Z',
      undone: false,
      ...more,
    });
    const acts = [
      made('newest', 'd'),
      made('earlier', 'd'),
      made('done', 'c', { undone: true }),
      made('late', 'b', { undoUntil: '2020-01-01T00:00:00.000Z' }),
      made('other', 'x', { kind: 'faq' }),
      made('gone', 'a', { what: 'archive' }),
    ];
    const { salon } = adminSalon({
      'GET /admin/content-acts': { acts },
      'POST /admin/content-acts/newest/undo': () => ({ act: acts.shift() }),
    });
    open('/admin/offers', { signedIn: true });
    const latest = within(await screen.findByRole('region', { name: 'Latest changes' }));
    expect(latest.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'Changed: Offer d',
      'Archived: Offer a',
    ]);
    expect(latest.getAllByRole('listitem')[0]).toHaveTextContent(
      'Nov 20, 2026, 10:00 AM by Araliya can be undone until Nov 21, 2099, 10:00 AM',
    );
    await press('Undo: Changed: Offer d');
    await waitFor(() => expect(salon.asked('GET /admin/content-acts')).toHaveLength(2));
    expect(salon.asked('POST /admin/content-acts/newest/undo')).toHaveLength(1);
  });

  it('F-047 shows how much of a picture has left', async () => {
    URL.createObjectURL = () => 'blob:chosen';
    URL.revokeObjectURL = () => {};
    adminSalon({ 'PATCH /special-offers/d': never });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Edit: Offer d');
    await screen.findByRole('checkbox', { name: /Haircut/ });
    await userEvent.upload(screen.getByLabelText(/^Picture/), new File(['x'], 'rain.png', { type: 'image/png' }));
    await press('Save offer');
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.5');
    expect(screen.getByRole('button', { name: 'Save offer' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says why an act cannot be undone', async () => {
    adminSalon({
      'DELETE /special-offers/d': archived,
      'POST /admin/content-acts/act1/undo': refuse(409, 'ACT_OVERTAKEN', messages.actOvertaken),
    });
    open('/admin/offers', { signedIn: true });
    await rows();
    await press('Archive: Offer d');
    await pressUndo();
    await screen.findByText('This entry was changed again later. Undo that change first.');
  });

  it('shows that it loads, that there are none, and that it failed', async () => {
    const { salon } = adminSalon({ 'GET /admin/content/offers': refuse(503, 'UPSTREAM_DOWN', '') });
    open('/admin/offers', { signedIn: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later');
    salon.replies['GET /admin/content/offers'] = { entries: [] };
    await press('Try Again');
    expect(await screen.findByText('No special offers yet.')).toBeVisible();
  });

  it('waits without a blank page', async () => {
    adminSalon({ 'GET /admin/content/offers': never });
    open('/admin/offers', { signedIn: true });
    expect(await screen.findByText('Loading special offers...')).toHaveAttribute('role', 'status');
  });

  it("is one press away from the admin's first page", async () => {
    adminSalon();
    open('/admin/dashboard', { signedIn: true });
    expect(await screen.findByRole('link', { name: 'Special Offers' })).toHaveAttribute('href', '/admin/offers');
  });
});
