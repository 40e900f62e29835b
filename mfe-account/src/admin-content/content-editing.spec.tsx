import { type ContentItem, DEFAULT_POLICY, permissionsOf } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, fill, press, service, stylist } from '../testing/content-salon.js';
import { admin } from '../testing/fixtures.js';
import { open } from '../testing/open.js';

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Services' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the order of a content type', () => {
  const entries = [
    service('a', 'Haircut'),
    service('n', 'Gel polish', { category: 'nail' }),
    service('c', 'Blow-dry'),
    service('b', 'Perm', { archived: true }),
  ];

  it('is changed by keys among the services of a category, and sent whole', async () => {
    const salon = contentSalon({
      'GET /admin/content/services': { entries },
      'PUT /admin/content/services/order': { act },
    });
    open('/admin/content/services', { signedIn: true });
    await screen.findAllByText('Hair Style');
    expect(await rows()).toEqual([
      expect.stringContaining('Haircut'),
      expect.stringContaining('Blow-dry'),
      expect.stringContaining('Gel polish'),
      expect.stringContaining('Perm'),
    ]);
    expect(screen.queryByRole('button', { name: 'Move up: Gel polish' })).toBeNull();
    screen.getByRole('button', { name: 'Move up: Blow-dry' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(salon.callsTo('PUT /admin/content/services/order').map(({ body }) => body)).toEqual([
        { from: ['a', 'n', 'c', 'b'], to: ['c', 'n', 'a', 'b'] },
      ]),
    );
  });

  it('goes back to what it was when somebody else was quicker, and says so', async () => {
    contentSalon({
      'GET /admin/content/services': { entries },
      'PUT /admin/content/services/order': refuse(
        409,
        'CHANGED_MEANWHILE',
        'Somebody else has changed this meanwhile.',
      ),
    });
    open('/admin/content/services', { signedIn: true });
    await screen.findAllByText('Hair Style');
    await press('Move down: Haircut');
    expect(await screen.findByText('Somebody else has changed this meanwhile.')).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).toContain('Haircut'));
  });

  it('a long list is sorted by price or minutes, and then has no order to change', async () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      service(`s${at}`, `Service ${at}`, {
        fields: { title: `Service ${at}`, category: 'hair', price: 9000 - at * 100, averageTime: 30, thumbnail: null },
      }),
    );
    contentSalon({ 'GET /admin/content/services': { entries: many } });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price');
    expect((await rows())[0]).toContain('Service 8');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});

describe('before a service is saved', () => {
  it('says who has it in the cart and which offers contain it, once its price is another', async () => {
    contentSalon({
      'GET /admin/services/a/carts': { carts: 3 },
      'GET /admin/content/offers': {
        entries: [
          { ...service('o1', ''), fields: { title: 'The evening pair', services: ['a'] } },
          { ...service('o2', ''), fields: { title: 'Bridal morning', services: ['b'] } },
        ],
      },
    });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    expect(screen.queryByText(/hold it now/)).toBeNull();
    await fill('Price (LKR)', '4800');
    expect(await screen.findByText(/^3 carts hold it now: their customers see the new price/)).toBeVisible();
    expect(await screen.findByText('Special offers with it keep their own price: The evening pair.')).toBeVisible();
  });

  it('says which offers would promise too high a saving by its price, and above the list which do, with their forms', async () => {
    const pair = { price: 3000, originalPrice: 4500, startDate: '2020-01-01', endDate: '2099-12-31', services: ['a'] };
    const offer = (id: string, title: string, more = {}) =>
      ({ ...service(id, ''), fields: { title, ...pair, ...more } }) as ContentItem;
    const salon = contentSalon({
      'GET /admin/content/offers': {
        entries: [
          offer('o1', 'The evening pair'),
          offer('o2', 'Low enough', { originalPrice: 4000 }),
          offer('o3', 'Over', { endDate: '2020-01-02' }),
          offer('o4', 'Not shown', { services: ['a', 'b'] }),
        ],
      },
      'PATCH /admin/content/services/a': () => {
        const entry = service('a', 'Haircut', { fields: { ...service('a', 'Haircut').fields, price: 4200 } });
        salon.replies['GET /admin/content/services'] = { entries: [entry, service('b', 'Perm', { archived: true })] };
        return { entry, act };
      },
    });
    open('/admin/content/services', { signedIn: true });
    await rows();
    const promised =
      /^The evening pair: LKR 3,000\.00 instead of LKR 4,500\.00, while its services cost LKR 4,200\.00\.$/;
    const named = () =>
      screen.getAllByRole('link', { name: /evening|enough|Over|shown/i }).map((link) => link.closest('li'));
    expect(screen.queryByText(/promise guests a saving/)).toBeNull();
    await press('Edit: Haircut');
    await fill('Price (LKR)', '5000');
    await screen.findByText(/^Special offers with it keep their own price/);
    expect(screen.queryByText(/the whole saving of/)).toBeNull();
    await fill('Price (LKR)', '4200');
    expect(
      await screen.findByText('With this price guests would not get the whole saving of The evening pair.'),
    ).toBeVisible();
    await press('Save');
    expect(await screen.findByText(/^These special offers promise guests a saving that they do not get/)).toBeVisible();
    expect(named().map((item) => item?.textContent)).toEqual([expect.stringMatching(promised)]);
    expect(screen.getByRole('link', { name: 'The evening pair' })).toHaveAttribute('href', '/admin/offers?edit=o1');
  });

  it.each([
    ['an old one that no stylist does', 'Edit: Haircut', ['z'], true],
    ['a new one while every stylist does chosen services', 'New service', ['a'], true],
    ['a new one while somebody does all services', 'New service', null, false],
    ['an archived one', 'Edit: Perm', ['a'], false],
  ])('says to an owner whether nobody does %s', async (_which, button, serviceIds, isSaid) => {
    const salon = contentSalon({ 'GET /admin/stylists': { stylists: [stylist('s1', 'Dilani', { serviceIds })] } });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press(button);
    await waitFor(() => expect(salon.callsTo('GET /admin/stylists')).toHaveLength(1));
    await screen.findByRole('figure', { name: 'As guests will see it' });
    if (isSaid)
      expect(await screen.findByText(/^No stylist does it yet: guests see it and find no time/)).toBeVisible();
    else expect(screen.queryByText(/^No stylist does it/)).toBeNull();
  });

  it('does not ask for the stylists of the salon as the front desk', async () => {
    const salon = contentSalon({ 'GET /auth/me': { user: { ...admin, permissions: permissionsOf('front_desk') } } });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    await screen.findByRole('figure', { name: 'As guests will see it' });
    expect(salon.callsTo('GET /admin/stylists')).toEqual([]);
  });

  it('shows it as guests will see it, as it is typed', async () => {
    contentSalon();
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    await fill('Title', 'Silk cut');
    const preview = within(screen.getByRole('figure', { name: 'As guests will see it' }));
    expect(preview.getByText('Silk cut')).toBeVisible();
    expect(preview.getByText('60 min')).toBeVisible();
    expect(screen.getByLabelText(/^Minutes \(optional\)/)).toHaveAccessibleDescription('30 when left empty');
  });

  it.each(['45 min', ''])('shows no minutes of "%s", which is no number', async (typed) => {
    contentSalon();
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    await fill(/^Minutes \(optional\)/, typed);
    const preview = within(screen.getByRole('figure', { name: 'As guests will see it' }));
    expect(preview.queryByText(/min/)).toBeNull();
    expect(preview.getByText(/4,500/)).toBeVisible();
  });

  it('shows the rules of the salon in an answer, as guests read them', async () => {
    const fields = { question: 'Can I move my visit?', answer: 'We need {notice}.' };
    contentSalon({
      'GET /admin/content/faq': { entries: [{ ...service('q', ''), fields }] },
      'GET /site': { site: { companyName: 'Araliya', policy: DEFAULT_POLICY } },
    });
    open('/admin/content/faq', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Can I move my visit?' }));
    const preview = within(await screen.findByRole('figure', { name: 'As guests will see it' }));
    expect(await preview.findByText("We need at least 24 hours' notice.")).toBeVisible();
  });

  it('asks for a free middle inside its minutes', async () => {
    const salon = contentSalon({ 'PATCH /admin/content/services/a': { entry: service('a', 'Haircut'), act } });
    open('/admin/content/services', { signedIn: true });
    await rows();
    await press('Edit: Haircut');
    await fill(/^Minutes for tidying up/, '10');
    await fill(/^Begins after/, '30');
    await fill(/^Lasts/, '30');
    await press('Save');
    expect(await screen.findByText('The free middle must end before the service does')).toBeVisible();
    await fill(/^Lasts/, '20');
    await press('Save');
    await waitFor(() =>
      expect(salon.callsTo('PATCH /admin/content/services/a').map(({ body }) => body)).toEqual([
        { bufferMinutes: 10, freeMiddle: { after: 30, minutes: 20 }, version: 'v-a' },
      ]),
    );
  });
});
