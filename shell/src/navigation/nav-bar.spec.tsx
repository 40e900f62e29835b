import { permissionsOf } from '@salon/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer, fakeApi, open } from '../testing/open.js';
import { cartLabel } from './cart-link.js';

const bar = () => within(screen.getByRole('banner'));

describe('the navigation bar', () => {
  it('S-058 S-059 S-060 S-061 S-062 S-063 S-064 E2 holds the six items in their order', async () => {
    fakeApi(null);
    open('/');
    const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Special Offers', '/special-offers'],
      ['Services', '/services'],
      ['Gallery', '/gallery'],
      ['Reviews', '/reviews'],
    ]);
  });

  it('S-065 S-066 offers guests Login and Register, and no cart', async () => {
    fakeApi(null);
    open('/');
    expect(await bar().findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(bar().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(bar().queryByRole('link', { name: /^Cart/ })).toBeNull();
  });

  it('S-067 S-068 shows the cart of a signed-in customer with the number of its lines', async () => {
    fakeApi(customer);
    open('/');
    expect(await bar().findByRole('link', { name: 'Cart, 2 lines, 3 pieces' })).toHaveTextContent('2');
    expect(bar().queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('leads whoever works there through the salon’s own screens, as far as they may see them, without a cart', async () => {
    fakeApi({ ...customer, role: 'admin', permissions: permissionsOf('front_desk') });
    open('/admin/dashboard');
    const salon = within(await screen.findByRole('navigation', { name: 'Salon' }));
    expect(await salon.findByRole('link', { name: 'Day' })).toHaveAttribute('href', '/admin/day');
    expect(salon.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Tasks',
      'Closing',
      'Customers',
    ]);
    expect(bar().queryByRole('link', { name: /^Cart/ })).toBeNull();
  });

  it('S-070 shows an uploaded profile image in the size that suits', async () => {
    const at = `/media/account/${'0f'.repeat(16)}-384x384-e9b44c`;
    fakeApi({ ...customer, profileImage: `${at}/384.webp` });
    open('/');
    const button = await bar().findByRole('button', { name: 'NIMALI PERERA' });
    expect(button.querySelector('img')).toHaveAttribute(
      'srcset',
      `${at}/96.webp 96w, ${at}/192.webp 192w, ${at}/384.webp 384w`,
    );
  });

  it('S-046 S-069 S-070 S-071 S-072 S-073 S-074 holds the profile menu: image, upper-cased name, entries', async () => {
    fakeApi(customer);
    open('/');
    const button = await bar().findByRole('button', { name: 'NIMALI PERERA' });
    expect(button.querySelector('img')).toHaveAttribute('src', customer.profileImage);
    await userEvent.click(button);
    const entry = (name: string) => bar().getByRole('link', { name });
    expect(entry('Profile Settings')).toHaveAttribute('href', '/profile');
    expect(entry('My Appointments')).toHaveAttribute('href', '/profile/appointments');
    expect(entry('Dashboard')).toHaveAttribute('href', '/dashboard');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(bar().queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it('S-075 Logout logs the user out and goes home', async () => {
    fakeApi(customer);
    const { at } = open('/profile');
    await userEvent.click(await bar().findByRole('button', { name: 'NIMALI PERERA' }));
    await userEvent.click(bar().getByRole('button', { name: 'Logout' }));
    await screen.findByText('Logged out successfully');
    expect(await bar().findByRole('link', { name: 'Login' })).toBeVisible();
    expect([at(), localStorage.getItem('token')]).toEqual(['/', null]);
  });

  it('S-076 has a mobile menu that holds everything', async () => {
    fakeApi(null);
    open('/');
    await bar().findByRole('link', { name: 'Register' });
    await userEvent.click(bar().getByRole('button', { name: 'Open menu' }));
    const menu = within(document.getElementById('mobile-menu')!);
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'About Us',
      'Special Offers',
      'Services',
      'Gallery',
      'Reviews',
      'Register',
      'Login',
    ]);
    await userEvent.click(menu.getByRole('link', { name: 'About Us' }));
    await bar().findByRole('button', { name: 'Open menu' });
    expect(menu.queryAllByRole('link')).toEqual([]);
  });

  it.each([
    [0, [], 'Cart, empty'],
    [1, [1], 'Cart, 1 line, 1 piece'],
    [2, [1, 3], 'Cart, 2 lines, 4 pieces'],
  ] as const)('%s lines read %s %s', (cartCount, pieces, label) =>
    expect(cartLabel({ cartCount, items: pieces.map((quantity) => ({ quantity })) as never })).toBe(label),
  );

  it('does not call an unknown cart empty', () => expect(cartLabel(undefined)).toBe('Cart'));
});
