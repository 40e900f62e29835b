import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SITE } from '../site/use-site.js';
import { fakeApi, open } from '../testing/open.js';

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
  const asked: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    asked.push(url);
    return answer(url, init);
  }) as typeof fetch;
  const { view } = open('/');
  await screen.findByRole('link', { name: SITE.phone });
  return { asked, view };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('S-017 S-018 S-019 S-020 S-021 S-022 opens with one sentence, Book Now to the services, and the two tiles', async () => {
  await home();
  const opening = region(SITE.tagline);
  expect(opening.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/services');
  expect(screen.getByRole('link', { name: /^Services Forty ways/ })).toHaveAttribute('href', '/services');
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

describe('the next free time today', () => {
  const line = (container: HTMLElement) => container.querySelector('.opening__next')!;

  it('stands under Book Now', async () => {
    await home({ '/api/site/next-free': { nextFree: { date: '2026-11-21', time: '14:30' } } });
    expect(await region(SITE.tagline).findByText('2:30 PM')).toBeVisible();
    expect(region(SITE.tagline).getByText(/^Next free time today:/)).toHaveTextContent('Next free time today: 2:30 PM');
  });

  it.each([
    ['there is none', { '/api/site/next-free': { nextFree: null } }],
    ['there is no response', {}],
  ])('is an empty line when %s', async (_why, more) => {
    const { asked, view } = await home(more);
    await waitFor(() => expect(asked).toContain('/api/site/next-free'));
    expect(line(view.container)).toBeEmptyDOMElement();
  });
});
