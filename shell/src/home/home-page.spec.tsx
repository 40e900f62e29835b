import { AppProviders, createQueryClient } from '@salon/web-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { DEFAULT_SITE } from '../site/use-site.js';
import { fakeApi, open } from '../testing/open.js';
import { DayTree } from './day-tree.js';

const SITE = {
  ...DEFAULT_SITE,
  address: '12 Temple Flower Lane',
  phone: '+94 11 000 0000',
  email: 'hello@araliya.test',
  whatsapp: '+94 77 000 0000',
  mapUrl: 'https://www.openstreetmap.org/?mlat=6.9110&mlon=79.8640',
  hours: [{ days: 'Monday to Saturday', open: '9:00 AM – 6:00 PM' }],
};

async function home(more: Record<string, unknown> = {}) {
  fakeApi(null, { '/api/site': { site: SITE }, ...more });
  const requested: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    requested.push(url);
    return answer(url, init);
  }) as typeof fetch;
  const { view } = open('/');
  await screen.findByRole('link', { name: SITE.phone });
  return { requested, view };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('S-017 S-018 S-019 S-020 S-021 S-022 opens with one sentence, Book Now to the services, and the two tiles', async () => {
  const services = Array.from({ length: 40 }, (_, at) => ({
    _id: `${at}`,
    title: 'Cut',
    category: 'hair',
    price: 900,
  }));
  await home({ '/api/services/get-services': { services } });
  const opening = region(SITE.tagline);
  expect(opening.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/services');
  expect(await screen.findByRole('link', { name: /^Services Forty ways/ })).toHaveAttribute('href', '/services');
  expect(screen.getByRole('link', { name: /^Special Offers Pairings/ })).toHaveAttribute('href', '/special-offers');
});

it('S-023 S-024 S-025 S-026 S-027 S-034 goes on with highlights, reasons, the house and seven pictures', async () => {
  const { view } = await home();
  expect(region('Asked for most').getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  expect(region('Why Choose Us').getAllByRole('listitem')).toHaveLength(4);
  expect(view.container.querySelector('#about')).toContainElement(
    screen.getByRole('heading', { name: 'A house with a frangipani at the gate' }),
  );
  const gallery = view.container.querySelector<HTMLElement>('#gallery')!;
  expect(within(gallery).getAllByRole('img')).toHaveLength(7);
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it('S-029 S-030 S-032 S-033 ends with phone, place, chat and e-mail', async () => {
  await home();
  const contact = region('Come by');
  expect(contact.getByRole('link', { name: SITE.phone })).toHaveAttribute('href', 'tel:+94110000000');
  expect(contact.getAllByText(SITE.address).length).toBeGreaterThan(0);
  expect(contact.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', 'https://wa.me/94770000000');
  expect(contact.getByRole('link', { name: SITE.email })).toHaveAttribute('href', 'mailto:hello@araliya.test');
});

it('S-031 shows an illustration and embeds the map only on request', async () => {
  const { view } = await home();
  expect(view.container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map here' }));
  const map = screen.getByTitle('Map of 12 Temple Flower Lane');
  expect(map).toHaveAttribute('src', expect.stringContaining('https://www.openstreetmap.org/export/embed.html?bbox='));
  expect(map).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', SITE.mapUrl);
});

/** Only the date is fixed. */
const REAL: ('nextTick' | 'queueMicrotask' | 'setTimeout' | 'setInterval' | 'setImmediate' | 'performance')[] = [
  'nextTick',
  'queueMicrotask',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'performance',
];

describe('the house almanac', () => {
  const almanac = {
    month: 11,
    title: 'Between the rains',
    text: 'Washed light in the morning.',
    image: '/art/almanac/11-between-rains.svg',
    services: [
      { _id: 's1', title: 'Bridal trial', price: 6000, averageTime: 90 },
      { _id: 's2', title: 'Threading, full face', price: 1500, averageTime: null },
    ],
  };

  it('shows the month of the salon with its two services, each with minutes and price', async () => {
    await home({ '/api/site/almanac': { almanac } });
    await screen.findByRole('heading', { name: 'Between the rains' });
    const section = region('Between the rains');
    expect(section.getByText('House almanac: November')).toBeVisible();
    expect(section.getByText('Washed light in the morning.')).toBeVisible();
    const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Bridal trial', '/services?q=Bridal%20trial'],
      ['Threading, full face', '/services?q=Threading%2C%20full%20face'],
    ]);
    expect(section.getByText('90 minutes')).toBeVisible();
    expect(section.getByText('30 minutes')).toBeVisible();
    expect(section.getByText('6,000.00')).toBeVisible();
  });

  it.each([
    ['has no entry for the month', { '/api/site/almanac': { almanac: null } }],
    ['cannot be read', {}],
  ])('is left out when it %s', async (_why, more) => {
    const { requested, view } = await home(more);
    await waitFor(() => expect(requested).toContain('/api/site/almanac'));
    expect(view.container.querySelector('.almanac')).toBeNull();
    expect(region('Why Choose Us').getAllByRole('listitem')).toHaveLength(4);
  });
});

describe('the tree in the opening', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a bud at nine in Colombo', '2026-11-21T03:30:00Z', 'morning'],
    ['a bloom at noon', '2026-11-21T06:30:00Z', 'noon'],
    ['dropped petals at half past five', '2026-11-21T12:00:00Z', 'evening'],
  ])('is %s', async (_what, now, part) => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: REAL });
    const { view } = await home();
    expect(view.container.querySelector('.opening .day-flower')).toHaveAttribute('data-part', part);
  });

  it('follows the clock while the page is open, and hydration begins with what the server rendered', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T05:29:30Z'), doNotFake: REAL });
    const client = createQueryClient();
    const tree = (
      <AppProviders queryClient={client}>
        <DayTree />
      </AppProviders>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(tree);
    const part = () => root.querySelector('.day-flower')!.getAttribute('data-part');
    expect(part()).toBe('morning');
    jest.setSystemTime(new Date('2026-11-21T05:31:00Z'));
    const mismatches: unknown[] = [];
    render(tree, { container: root, hydrate: true, onRecoverableError: (error) => void mismatches.push(error) });
    await waitFor(() => expect(part()).toBe('noon'));
    expect(mismatches).toEqual([]);
  });
});

describe('the next free time today', () => {
  const line = (container: HTMLElement) => container.querySelector('.opening__next')!;

  it('stands under Book Now', async () => {
    await home({ '/api/site/next-free': { nextFree: { date: '2026-11-21', time: '14:30' } } });
    expect(await region(SITE.tagline).findByText('today 2:30 PM')).toBeVisible();
    expect(region(SITE.tagline).getByText(/^Next free:/)).toHaveTextContent('Next free: today 2:30 PM');
  });

  it.each([
    ['there is none', { '/api/site/next-free': { nextFree: null } }],
    ['there is no response', {}],
  ])('is an empty line when %s', async (_why, more) => {
    const { requested, view } = await home(more);
    await waitFor(() => expect(requested).toContain('/api/site/next-free'));
    expect(line(view.container)).toBeEmptyDOMElement();
  });
});
