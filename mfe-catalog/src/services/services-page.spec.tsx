import { pictureUrl } from '@salon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse } from '@salon/testing/fake-salon';
import { offers, services } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const cards = () =>
  screen
    .queryAllByRole('button', { name: /^Book Now/ })
    .map((button) => within(button.closest('li')!).getByRole('heading').textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search services' });
const chip = (name: string) => screen.getByRole('button', { name });

describe('/services', () => {
  it('C-001 C-005 C-007 C-020 C-021 shows a visitor without a token every service with its minutes, its price in LKR and Book Now', async () => {
    const salon = catalogSalon();
    open('/services');
    await screen.findByRole('heading', { name: 'Gel polish' });
    expect(cards()).toEqual(services.map(({ title }) => title));
    const card = within(screen.getByRole('heading', { name: 'Gel polish' }).closest('li')!);
    expect(card.getByText('Two weeks of colour without a chip.')).toBeVisible();
    expect(card.getByText('50 minutes')).toBeVisible();
    expect(card.getByText(/3,900\.00/)).toHaveTextContent('LKR 3,900.00');
    expect(salon.callsTo('GET /services/get-services')[0]!.headers).not.toHaveProperty('authorization');
    await waitFor(() => expect(document.title).toContain('Services'));
  });

  it('loads the pictures of the first cards at once and the others as they come near, none wider than its card', async () => {
    const thumbnail = pictureUrl('catalog', `${'0123456789abcdef'.repeat(2)}-1280x853-e9b44c`);
    catalogSalon({
      'GET /services/get-services': { services: services.map((service) => ({ ...service, thumbnail })) },
    });
    open('/services');
    await screen.findByRole('heading', { name: 'Gel polish' });
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.service-card img')];
    const [first, second, ...others] = pictures.map((picture) => picture.getAttribute('loading'));
    expect([first, second, new Set(others)]).toEqual(['eager', 'eager', new Set(['lazy'])]);
    const sizes = [...document.querySelectorAll('.service-card source')].map((source) => source.getAttribute('sizes'));
    expect(new Set(sizes)).toEqual(new Set([expect.stringMatching(/^\(max-width: 40rem\) 11rem, .* 20rem$/)]));
  });

  it('C-011 C-012 C-013 C-014 C-015 C-016 C-018 has a hero, five chips and the search box', async () => {
    catalogSalon();
    open('/services');
    expect(screen.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All Services',
      'Hair Style',
      'Nail Art',
      'Facial',
      'Makeup',
    ]);
    expect(chip('All Services')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByPlaceholderText('Search services...')).toBe(search());
    await screen.findByRole('heading', { name: offers[0]?.title });
    expect(screen.getByText('7 services')).toBeVisible(); // The list shows one of the offers and counts none.
  });

  it('B2 has a chip for each category the salon keeps, and filters by it', async () => {
    catalogSalon({
      'GET /services/get-services': {
        services: [...services, { ...services[0], _id: 's9', title: 'Flower bath', category: 'spa' }],
        categories: [
          { slug: 'spa', label: 'Spa' },
          { slug: 'hair', label: 'Hair' },
        ],
      },
    });
    open('/services?category=spa');
    await waitFor(() => expect(cards()).toEqual(['Flower bath']));
    expect(
      within(screen.getByRole('group', { name: 'Category' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Services', 'Spa', 'Hair']);
    expect(chip('Spa')).toHaveAttribute('aria-pressed', 'true');
  });

  it('C-055 leaves the way to login alone when a guest presses Book Now with the search just typed', async () => {
    catalogSalon();
    const page = open('/services');
    await screen.findByRole('heading', { name: 'Gel polish' });
    await userEvent.type(search(), 'gel');
    await userEvent.click(screen.getByRole('button', { name: 'Book Now: Gel polish' }));
    await waitFor(() => expect(page.here()).toMatch(/^\/login/));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(page.here()).toBe('/login?returnTo=%2Fcart');
  });

  it('C-017 C-019 filters by chip and search, keeps both in the address, and Back undoes them', async () => {
    catalogSalon();
    const page = open('/services');
    await screen.findByRole('heading', { name: 'Gel polish' });
    await userEvent.click(chip('Nail Art'));
    await waitFor(() => expect(cards()).toEqual(['Signature manicure', 'Gel polish']));
    expect(page.here()).toBe('/services?category=nail');
    expect(chip('Nail Art')).toHaveAttribute('aria-pressed', 'true');

    await userEvent.type(search(), 'gel');
    expect(cards()).toEqual(['Gel polish']);
    expect(screen.getByText('1 service')).toBeVisible();
    await waitFor(() => expect(page.here()).toBe('/services?category=nail&q=gel'));

    await page.back();
    await waitFor(() => expect(search()).toHaveValue(''));
    expect(cards()).toEqual(['Signature manicure', 'Gel polish']);
    await page.back();
    await waitFor(() => expect(cards()).toHaveLength(services.length));
  });

  it('C-017 C-019 opens a link to a filtered menu as it was', async () => {
    catalogSalon();
    open('/services?category=NAIL&q=coats');
    await waitFor(() => expect(cards()).toEqual(['Signature manicure']));
    expect(search()).toHaveValue('coats');
    expect(chip('Nail Art')).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps what is typed fast, character by character', async () => {
    catalogSalon();
    const page = open('/services');
    await screen.findByRole('heading', { name: 'Gel polish' });
    await userEvent.type(search(), 'two weeks of');
    expect(search()).toHaveValue('two weeks of');
    await waitFor(() => expect(page.here()).toBe('/services?q=two+weeks+of'));
    expect(search()).toHaveValue('two weeks of');
  });

  it('C-022 C-023 says when nothing fits, and leads back to the whole menu', async () => {
    catalogSalon();
    const page = open('/services?category=hair&q=gel');
    expect(await screen.findByText('No services found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all services' }));
    await waitFor(() => expect(cards()).toHaveLength(services.length));
    expect(page.here()).toBe('/services');
    expect(chip('All Services')).toHaveFocus();
  });

  it('C-022 says so too when the salon has no service', async () => {
    catalogSalon({ 'GET /services/get-services': { services: [] } });
    open('/services');
    expect(await screen.findByText('No services found')).toBeVisible();
  });

  it('C-024 C-025 C-064 says when the menu cannot be had, and Try Again gets it', async () => {
    const salon = catalogSalon({ 'GET /services/get-services': refuse(500, 'INTERNAL', 'stack trace') });
    open('/services');
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByText('Failed to fetch services')).toBeVisible();
    expect(screen.queryByText('stack trace')).toBeNull();
    salon.replies['GET /services/get-services'] = { services };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Gel polish' })).toBeVisible();
  });

  it('shows that it is loading, with the chips and the search already there', () => {
    catalogSalon({ 'GET /services/get-services': never });
    open('/services');
    expect(screen.getByText('Loading services...')).toBeVisible();
    expect(chip('Facial')).toBeEnabled();
  });

  it('is whole without the offers', async () => {
    catalogSalon({ 'GET /special-offers/active': refuse(503, 'UNAVAILABLE', '') });
    open('/services');
    expect(await screen.findByText('7 services')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Book This Offer/ })).toBeNull();
  });
});
