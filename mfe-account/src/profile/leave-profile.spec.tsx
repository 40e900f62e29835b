import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOW, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

URL.createObjectURL = () => 'blob:chosen';
URL.revokeObjectURL = () => undefined;

const LEAVE = { name: 'Leave without saving?' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeCity = async () => userEvent.type(await screen.findByLabelText(/^City/), ' 7');
/** Whether the browser would ask before the page is reloaded. */
const asksBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('leaving the profile', () => {
  it.each([
    ['a typed text', typeCity],
    [
      'a chosen picture',
      async () =>
        userEvent.upload(
          await screen.findByLabelText('Upload a picture'),
          new File(['x'], 'me.png', { type: 'image/png' }),
        ),
    ],
  ])('asks first while %s is not saved', async (_what, change) => {
    accountSalon();
    const page = open('/profile', { signedIn: true });
    await change();
    expect(asksBrowser()).toBe(true);
    await page.go('/services');
    expect(await screen.findByRole('alertdialog', LEAVE)).toHaveTextContent(
      'What you entered or chose is not saved yet.',
    );
    await press('Keep editing');
    expect(page.here()).toBe('/profile');
    await page.go('/services');
    await screen.findByRole('alertdialog', LEAVE);
    await press('Leave');
    await waitFor(() => expect(page.here()).toBe('/services'));
  });

  it('asks first while nobody has said that the recovery codes are kept', async () => {
    accountSalon({
      'GET /users/second-factor': { on: true, since: NOW, recoveryCodesLeft: 9 },
      'POST /users/second-factor/recovery-codes': { recoveryCodes: ['ABCDE-FGHJK'] },
    });
    const page = open('/profile', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '654321');
    await screen.findByText('ABCDE-FGHJK');
    expect(asksBrowser()).toBe(true);
    await page.go('/services');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without your recovery codes?' });
    expect(question).toHaveTextContent('They are not shown again.');
    expect(question).not.toHaveTextContent(/not saved/);
    await press('Stay');
    await typeCity();
    await page.go('/services');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /^.*They are not shown again\..* is not saved yet/,
    );
    await press('Stay');
    await userEvent.type(screen.getByLabelText(/^City/), '{Backspace}{Backspace}');
    await press('I have kept them');
    expect(asksBrowser()).toBe(false);
    await page.go('/services');
    expect(page.here()).toBe('/services');
  });

  it('asks nothing once all is saved', async () => {
    accountSalon({ 'PUT /users/profile': { user: { ...user, city: 'Colombo 7' } } });
    const page = open('/profile', { signedIn: true });
    await typeCity();
    await press('Save Changes');
    await screen.findByText('Profile updated successfully');
    expect(asksBrowser()).toBe(false);
    await page.go('/services');
    expect(page.here()).toBe('/services');
  });

  it('keeps a chosen picture over a look at the other tab', async () => {
    accountSalon();
    open('/profile', { signedIn: true });
    await userEvent.upload(
      await screen.findByLabelText('Upload a picture'),
      new File(['x'], 'me.png', { type: 'image/png' }),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Change Password' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Profile Information' }));
    expect(screen.getByRole('img', { name: 'The picture you have chosen' })).toBeVisible();
  });
});
