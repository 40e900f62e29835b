import { screen, within } from '@testing-library/react';
import { DEFAULT_SITE } from '../site/use-site.js';
import { customer, fakeApi, open } from '../testing/open.js';

const SITE = {
  ...DEFAULT_SITE,
  companyName: 'Temple Tree',
  phone: '+94 11 222 3333',
  email: 'desk@temple.test',
  isOpen: false,
};
const site = (change: object = {}) => ({ '/api/site': { site: { ...SITE, ...change } } });

it('until the site is open a guest sees who comes and how to reach them, on every page of the menu', async () => {
  for (const path of ['/', '/services', '/faq']) {
    fakeApi(null, site());
    const { view } = open(path);
    const soon = within(await screen.findByRole('region', { name: 'Opening soon' }));
    expect(soon.getByText('Temple Tree')).toBeInTheDocument();
    expect(soon.getByRole('link', { name: SITE.phone })).toHaveAttribute('href', 'tel:+94112223333');
    expect(soon.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    view.unmount();
  }
});

it('leaves out what the owner has not given yet', async () => {
  fakeApi(null, site({ phone: '', email: '', address: '' }));
  open('/');
  const soon = within(await screen.findByRole('region', { name: 'Opening soon' }));
  expect(soon.queryAllByRole('link')).toEqual([]);
});

it('the owner signs in, sees the site as it will be, and guests read the legal texts', async () => {
  fakeApi(null, site());
  const first = open('/login');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
  first.view.unmount();
  fakeApi({ ...customer, role: 'admin' }, site());
  const second = open('/services');
  expect(await screen.findByRole('heading', { name: 'Services' })).toBeInTheDocument();
  second.view.unmount();
  fakeApi(null, site());
  open('/terms-conditions');
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('an open site, and one whose state is not known, shows its pages', async () => {
  for (const isOpen of [true, undefined]) {
    fakeApi(null, site({ isOpen }));
    const { view } = open('/services');
    expect(await screen.findByRole('heading', { name: 'Services' })).toBeInTheDocument();
    view.unmount();
  }
});
