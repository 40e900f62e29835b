import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse } from '@salon/testing/fake-salon';
import { user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const SAVE = 'PUT /users/profile';
const field = (name: string | RegExp) => screen.findByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const items = () =>
  within(screen.getByRole('list', { name: 'What makes a profile complete' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const PLACES = 'GET /users/sessions';
const here = {
  _id: 's1',
  device: 'Chrome on Windows',
  since: '2024-11-06T04:00:00.000Z',
  lastSeen: '2024-11-06T11:30:00.000Z',
  here: true,
};
const phone = {
  _id: 's2',
  device: 'Chrome on Android',
  since: '2024-11-05T04:00:00.000Z',
  lastSeen: '2024-11-06T11:30:00.000Z',
  here: false,
};
const sessions = () => within(screen.getByRole('region', { name: 'Where you are signed in' })).getAllByRole('listitem');

describe('/profile', () => {
  it('A-015 A-066 A-067 A-068 A-069 A-070 A-071 has its title, its heading, the bar, three items and two tabs', async () => {
    accountSalon();
    open('/profile', { signedIn: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/Profile Settings/));
    const bar = await screen.findByRole('progressbar', { name: 'Profile completion' });
    expect(bar).toHaveAttribute('aria-valuenow', '33');
    expect(bar).toHaveAttribute('data-tone', 'red');
    expect(items()).toEqual(['Profile Picture (missing)', 'Phone Number (added)', 'Address (missing)']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile Information',
      'Change Password',
    ]);
  });

  it('A-073 A-074 A-075 A-076 A-077 A-145 shows the details, the e-mail read-only, the phone marked optional', async () => {
    accountSalon();
    open('/profile', { signedIn: true });
    expect(await field('Full Name')).toHaveValue('Dilani Perera');
    expect(await field('Email address')).toHaveAttribute('readonly');
    expect(await field('Email address')).toHaveValue('dilani@example.lk');
    expect(await field('Phone Number (optional)')).not.toBeRequired();
    expect(await field('Address (optional)')).toHaveValue('');
    expect(await field('City (optional)')).toHaveValue('Colombo');
    expect(screen.getByText('DP')).toBeVisible();
    expect(screen.getByLabelText('Upload a picture')).toHaveAttribute(
      'accept',
      'image/jpeg,image/jpg,image/png,image/gif',
    );
  });

  it('shows the picture when there is one', async () => {
    accountSalon({ 'GET /auth/me': { user: { ...user, profileImage: '/media/dilani.webp' } } });
    open('/profile', { signedIn: true });
    expect(await screen.findByRole('img', { name: 'Picture of Dilani Perera' })).toHaveAttribute(
      'src',
      '/media/dilani.webp',
    );
  });

  it('A-006 A-179 A-107 A-109 F-031 saves the details, and bar and name follow', async () => {
    const saved = { ...user, name: 'Dilani Silva', address: '4 Galle Road', city: 'Galle' };
    const salon = accountSalon({
      [SAVE]: () =>
        new Response(
          JSON.stringify({ status: 'success', message: 'Profile updated successfully', data: { user: saved } }),
        ),
    });
    open('/profile', { signedIn: true });
    await userEvent.clear(await field('Full Name'));
    await userEvent.type(await field('Full Name'), 'Dilani Silva');
    await userEvent.type(await field(/^Address/), '4 Galle Road');
    await userEvent.clear(await field(/^City/));
    await userEvent.type(await field(/^City/), 'Galle');
    await save();
    await screen.findByText('Profile updated successfully');
    // Not the phone number, which another tab may have changed since.
    expect(salon.callsTo(SAVE)[0]!.body).toEqual({ name: 'Dilani Silva', address: '4 Galle Road', city: 'Galle' });
    expect(screen.getByRole('progressbar')).toHaveAttribute('data-tone', 'yellow');
    expect(screen.getByRole('status', { name: 'who' })).toHaveTextContent('Dilani Silva');
  });

  it('keeps the focus in the field that was left with Enter, and lets nothing be typed while it saves', async () => {
    let answer!: (reply: object) => void;
    accountSalon({ [SAVE]: () => new Promise((resolve) => (answer = resolve)) });
    open('/profile', { signedIn: true });
    await userEvent.type(await field(/^City/), ' 7{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-busy'));
    expect(await field(/^City/)).toBeEnabled();
    await userEvent.keyboard('8{Enter}');
    expect(await field(/^City/)).toHaveValue('Colombo 7');
    answer({ user: { ...user, city: 'Colombo 7' } });
    await screen.findByText('Profile updated successfully');
    expect(await field(/^City/)).toHaveFocus();
  });

  it('A-142 A-143 A-144 says what is wrong at the fields and sends nothing', async () => {
    const salon = accountSalon();
    open('/profile', { signedIn: true });
    await userEvent.clear(await field('Full Name'));
    await userEvent.clear(await field(/^Phone Number/));
    await userEvent.type(await field(/^Phone Number/), '12345');
    await save();
    expect(await field('Full Name')).toHaveAccessibleDescription('Name is required');
    expect(await field('Full Name')).toHaveFocus();
    expect(await field(/^Phone Number/)).toHaveAccessibleDescription(/Please enter a valid 10-digit phone number/);
    expect(salon.callsTo(SAVE)).toEqual([]);
  });

  it('A-143 A14 saves without a phone number', async () => {
    const salon = accountSalon({ [SAVE]: { user: { ...user, phone: null } } });
    open('/profile', { signedIn: true });
    await userEvent.clear(await field(/^Phone Number/));
    await save();
    await waitFor(() => expect(salon.callsTo(SAVE)).toHaveLength(1));
    await waitFor(() => expect(items()[1]).toBe('Phone Number (missing)'));
  });

  it('A-167 says so when it failed, and keeps what was typed over a look at the other tab', async () => {
    accountSalon({ [SAVE]: refuse(418, 'ODD', '') });
    open('/profile', { signedIn: true });
    await userEvent.type(await field(/^Address/), '4 Galle Road');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile');
    await userEvent.click(screen.getByRole('tab', { name: 'Change Password' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Profile Information' }));
    expect(await field(/^Address/)).toHaveValue('4 Galle Road');
  });

  it('A-192 lists the sessions in words, and marks the current one', async () => {
    accountSalon({ [PLACES]: { sessions: [here, phone] } });
    open('/profile', { signedIn: true });
    await screen.findByText('Chrome on Android');
    expect(sessions().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Chrome on Windows This oneSigned in .* last seen now$/),
      'Chrome on Android Signed in Nov 5, 2024, 9:30 AM last seen Nov 6, 2024, 5:00 PMSign out',
    ]);
  });

  it('ends one other session, and all others', async () => {
    const salon = accountSalon({
      [PLACES]: { sessions: [here, phone, { ...phone, _id: 's3' }] },
      'DELETE /users/sessions/s2': {},
      'POST /users/sessions/end-others': {},
    });
    open('/profile', { signedIn: true });
    const [first] = await screen.findAllByRole('button', { name: /^Sign out: Chrome on Android/ });
    salon.replies[PLACES] = { sessions: [here, { ...phone, _id: 's3' }] };
    await userEvent.click(first!);
    expect(await screen.findByText('Signed out there')).toBeInTheDocument();
    await waitFor(() => expect(sessions()).toHaveLength(2));
    expect(sessions()[1]).toContainElement(document.activeElement as HTMLElement);
    salon.replies[PLACES] = { sessions: [here] };
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
    expect(
      [salon.callsTo('DELETE /users/sessions/s2'), salon.callsTo('POST /users/sessions/end-others')].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1]);
  });

  it('says when sessions cannot be loaded or ended, and Try Again loads them', async () => {
    const salon = accountSalon({
      [PLACES]: refuse(500, 'INTERNAL', ''),
      'DELETE /users/sessions/s2': refuse(503, 'DOWN', ''),
    });
    open('/profile', { signedIn: true });
    expect(await screen.findByText('Failed to load where you are signed in')).toBeVisible();
    salon.replies[PLACES] = { sessions: [here, phone] };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out: Chrome on Android/ }));
    expect(await screen.findByText('Server error. Please try again later')).toBeInTheDocument();
    expect(sessions()).toHaveLength(2);
  });

  it('keeps the focus on Try Again while the sessions are loaded again', async () => {
    const salon = accountSalon({ [PLACES]: refuse(500, 'INTERNAL', '') });
    open('/profile', { signedIn: true });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    salon.replies[PLACES] = never;
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    expect(again).toHaveFocus();
  });

  it('shows its skeleton while the session is checked', async () => {
    accountSalon({ 'GET /auth/me': never });
    open('/profile', { signedIn: true });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('sends a guest to sign in and back', async () => {
    accountSalon();
    const page = open('/profile');
    await waitFor(() => expect(page.here()).toBe('/login?returnTo=/profile'));
  });
});
