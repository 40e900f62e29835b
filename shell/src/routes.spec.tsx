import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knownPaths } from './config.js';
import { shellRoutes } from './routes.js';
import { customer, entry, EXPOSED, fakeApi, open, workingRemotes } from './testing/open.js';

const DOWN = 'This part of the site is not available right now';

describe('paths of the site', () => {
  const moved: [string, string][] = [
    ['/appointments/my', '/profile/appointments'],
    ['/appointments/book', '/book-appointment'],
    ['/home', '/'],
  ];
  it.each(moved)('S-045 %s leads to %s', async (from, to) => {
    fakeApi(customer);
    const { at } = open(from);
    await waitFor(() => expect(at()).toBe(to));
  });

  it.each(['/about', '/faq', '/privacy-policy', '/terms-conditions', '/refund-policy', '/contact'])(
    'S-002 %s opens',
    async (path) => {
      fakeApi(null);
      open(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByText('There is nothing at this address')).toBeNull();
    },
  );

  it.each(['/nowhere', '/servicesx', '/appointments', '/profile/else'])(
    '%s is a page that says so, with ways on',
    async (path) => {
      fakeApi(null);
      open(path);
      expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'My Appointments' })).toHaveAttribute('href', '/profile/appointments');
      await waitFor(() => expect(document.title).toMatch(/^Page not found/));
    },
  );

  it('opens the last of two pages of a remote that were wanted before it was loaded', async () => {
    fakeApi(null);
    let finish: (module: unknown) => void = () => undefined;
    const loading = new Promise((resolve) => (finish = resolve));
    const { router } = open(
      '/about',
      workingRemotes(() => loading),
    );
    await screen.findByRole('heading', { level: 1 });
    act(() => void router.navigate('/login'));
    act(() => void router.navigate('/verify-email'));
    await act(async () => finish(EXPOSED.account));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    act(() => void router.navigate('/login'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  it('shows Coming soon for a page that its remote does not have yet', async () => {
    fakeApi(null);
    open('/gallery');
    expect(await screen.findByRole('heading', { name: 'Coming soon' })).toBeVisible();
  });
});

it('package.json declares the paths of the shell', () => {
  const paths = shellRoutes(workingRemotes())[0]?.children?.[0]?.children?.map(({ path = '' }) => `/${path}`);
  expect(paths?.filter((path) => path !== '/*').sort()).toEqual([...knownPaths.shell].sort());
});

describe('a path that the shell was not built with', () => {
  const page = (path: string, access: string) => ({
    path,
    element: <h1>New</h1>,
    handle: { access, title: 'New', ...(access !== 'public' && { waiting: () => <h1>Skeleton</h1> }) },
  });
  const remotes = (load: () => Promise<unknown>) =>
    workingRemotes((name) => (name === 'catalog' ? load() : Promise.resolve(EXPOSED[name])), {
      catalog: { ...entry, paths: ['/services', '/gifts/*'] },
      account: entry,
    });
  const newer = remotes(async () => ({ default: [page('gifts/:card', 'public'), page('gifts', 'user')] }));

  it.each(['/gifts/rose', '/gifts/rose?for=her'])(
    'is opened at %s by the manifest of its remote alone',
    async (path) => {
      fakeApi(null);
      const { at } = open(path, newer);
      expect(await screen.findByRole('heading', { name: 'New' })).toBeVisible();
      expect(at()).toBe(path);
    },
  );

  it('is opened from another page', async () => {
    fakeApi(null);
    const { router } = open('/about', newer);
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate('/gifts/rose'));
    expect(await screen.findByRole('heading', { name: 'New' })).toBeVisible();
  });

  it('is guarded and has its skeleton', async () => {
    fakeApi('slow');
    open('/gifts', newer);
    expect(await screen.findByRole('heading', { name: 'Skeleton' })).toBeVisible();
  });

  it('says that it is not available while its remote does not load', async () => {
    fakeApi(null);
    open(
      '/gifts',
      remotes(() => Promise.reject(new Error('down'))),
    );
    expect(await screen.findByRole('heading', { name: DOWN })).toBeVisible();
  });

  it('is nowhere without that manifest', async () => {
    fakeApi(null);
    open('/gifts');
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  });
});

describe('a remote that cannot be loaded', () => {
  const failures: [string, () => Promise<unknown>][] = [
    ['is down', () => Promise.reject(new Error('down'))],
    ['exposes nothing', async () => ({})],
    ['exposes something else', async () => ({ default: [1] })],
    ['exposes null', async () => null],
  ];
  it.each(failures)('that %s says so in its place, and the rest works', async (_, load) => {
    fakeApi(null);
    open(
      '/services',
      workingRemotes((name) => (name === 'catalog' ? load() : Promise.resolve(EXPOSED[name]))),
    );
    expect(await screen.findByRole('heading', { name: DOWN })).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Login' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  it('that loads late opens its page automatically', async () => {
    fakeApi(null);
    let arrive: (exposed: unknown) => void = () => {};
    const remotes = workingRemotes(() => new Promise((resolve) => (arrive = resolve)));
    let hurry = true;
    const { at } = open('/services?q=nail', {
      ...remotes,
      async routes(name) {
        const work = remotes.routes(name);
        if (!hurry) return work;
        hurry = false;
        throw new Error('nothing after 8000 ms');
      },
    });
    await screen.findByRole('heading', { name: DOWN });
    await act(async () => arrive(EXPOSED['catalog']));
    expect(await screen.findByRole('heading', { name: 'Services' })).toBeVisible();
    expect(at()).toBe('/services?q=nail');
  });

  it('is loaded by Try Again, as often as needed', async () => {
    fakeApi(null);
    let attempts = 0;
    open(
      '/services',
      workingRemotes(async (name) => {
        attempts += 1;
        if (attempts < 3) throw new Error('down');
        return EXPOSED[name];
      }),
    );
    await screen.findByRole('heading', { name: DOWN });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(attempts).toBe(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).not.toHaveAttribute('aria-busy'));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Services' })).toBeVisible();
  });
});

describe('home', () => {
  it('S-017 S-018 S-019 S-020 S-021 S-022 S-023 S-024 opens with Book Now to /services, the two tiles, highlights and Why Choose Us', async () => {
    const service = {
      _id: 's',
      title: 'Signature manicure',
      description: 'Shape and soak.',
      category: 'Nail',
      price: 3200,
      averageTime: 45,
      thumbnail: null,
    };
    fakeApi(null, { '/api/services/get-services': { services: [service] } });
    open('/');
    expect(await screen.findByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('heading', { name: 'Services' }).closest('a')).toHaveAttribute('href', '/services');
    expect(screen.getByRole('heading', { name: 'Special Offers' }).closest('a')).toHaveAttribute(
      'href',
      '/special-offers',
    );
    expect(await screen.findByText('Signature manicure')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
  });

  it('S-025 S-026 S-027 has its anchors and seven pictures', async () => {
    fakeApi(null);
    open('/');
    await screen.findByRole('link', { name: 'Book Now' });
    expect(document.getElementById('about')).not.toBeNull();
    expect(document.querySelectorAll('#gallery img')).toHaveLength(7);
  });

  it('S-029 S-030 S-031 S-032 S-033 tells how to reach the salon', async () => {
    fakeApi(null, {
      '/api/site': {
        site: {
          phone: '+94 11 000 0000',
          email: 'hello@araliya.test',
          whatsapp: '+94 77 000 0000',
          address: '12 Temple Flower Lane',
          mapUrl: 'https://maps.example/x',
          companyName: 'Araliya',
          hours: [],
          social: [],
        },
      },
    });
    open('/');
    expect(await screen.findByRole('link', { name: '+94 11 000 0000' })).toHaveAttribute('href', 'tel:+94110000000');
    expect(screen.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', 'https://wa.me/94770000000');
    expect(screen.getByRole('link', { name: 'hello@araliya.test' })).toHaveAttribute(
      'href',
      'mailto:hello@araliya.test',
    );
    expect(screen.getAllByText('12 Temple Flower Lane')).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', 'https://maps.example/x');
  });
});
