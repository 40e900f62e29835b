import { PICTURE, type User } from '@salon/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const UPLOAD = 'POST /users/upload';
const SAVE = 'PATCH /users/update-profile-image';
const DETAILS = 'PUT /users/profile';
const imageUrl = `/media/account/${'0f'.repeat(16)}-384x384-e9b44c/384.webp`;
const shown: User = { ...user, profileImage: imageUrl };
const answer = (content: object) => () => new Response(JSON.stringify({ status: 'success', ...content }));
const uploaded = answer({ imageUrl, data: { user } });
const saved = answer({ message: 'Profile image updated successfully', data: { user: shown } });

URL.createObjectURL = () => 'blob:chosen';
URL.revokeObjectURL = () => undefined;

const file = (type = 'image/png', size = 10): File =>
  Object.defineProperty(new File(['x'], 'me.png', { type }), 'size', { value: size });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the profile, optionally with a picture, and chooses a file. */
async function choose(
  chosen: File | null,
  { replies = {}, who = user }: { replies?: Record<string, Reply>; who?: User } = {},
) {
  const salon = accountSalon({ 'GET /auth/me': { user: who }, [UPLOAD]: uploaded, [SAVE]: saved, ...replies });
  open('/profile', { signedIn: true });
  const input = await screen.findByLabelText(who.profileImage ? 'Change picture' : 'Upload a picture');
  // `accept` does not restrict dropped files or a choice from "all files".
  if (chosen) await userEvent.setup({ applyAccept: false }).upload(input, chosen);
  return salon;
}

describe('the picture of a profile', () => {
  it('A-072 A-151 A-183 A-107 is looked at, uploaded, then saved, and shows everywhere', async () => {
    const salon = await choose(file());
    expect(screen.getByRole('img', { name: 'The picture you have chosen' })).toHaveAttribute('src', 'blob:chosen');
    expect(salon.callsTo(UPLOAD)).toEqual([]);
    await press('Use this picture');
    await screen.findByText('Profile image updated successfully');
    expect(salon.callsTo(UPLOAD).map(({ body }) => Object.keys(body as object))).toEqual([['profileImage']]);
    expect(salon.callsTo(SAVE).map(({ body }) => body)).toEqual([{ imageUrl }]);
    expect(screen.getByRole('img', { name: 'Picture of Dilani Perera' })).toHaveAttribute('src', imageUrl);
    expect(screen.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute('aria-valuenow', '67');
    expect(screen.getByLabelText('Change picture')).toHaveFocus();
  });

  it('is stored by Save Changes, too', async () => {
    const salon = await choose(file(), {
      replies: { [DETAILS]: answer({ message: 'Profile updated successfully', data: { user: shown } }) },
    });
    await press('Save Changes');
    await screen.findByText('Profile updated successfully');
    expect(salon.callsTo(SAVE).map(({ body }) => body)).toEqual([{ imageUrl }]);
    expect(salon.callsTo(DETAILS)).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Picture of Dilani Perera' })).toHaveAttribute('src', imageUrl);
    expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  });

  it('that cannot be stored keeps Save Changes from saying that all is saved', async () => {
    const salon = await choose(file(), { replies: { [UPLOAD]: refuse(418, 'ODD', '') } });
    await press('Save Changes');
    expect(await screen.findByText('Failed to upload image')).toBeVisible();
    expect(screen.getByLabelText('Choose another')).toHaveFocus();
    expect(salon.callsTo(DETAILS)).toEqual([]);
  });

  it('says of a file that the browser cannot show that it is no picture, and does not offer it', async () => {
    await choose(file());
    fireEvent.error(screen.getByRole('img', { name: 'The picture you have chosen' }));
    expect(await screen.findByText('Please select a valid image file (JPEG, PNG, GIF)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
    expect(screen.getByText('DP')).toBeVisible();
  });

  it('shows the progress of the upload', async () => {
    await choose(file(), { replies: { [UPLOAD]: never } });
    await press('Use this picture');
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.5');
    expect(screen.getByText('Uploading...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave it out' })).not.toBeInTheDocument();
  });

  it.each([
    ['A-146', file('image/svg+xml'), 'Please select a valid image file (JPEG, PNG, GIF)'],
    ['A-146', file(''), 'Please select a valid image file (JPEG, PNG, GIF)'],
    ['A-147', file('image/png', PICTURE.maxBytes + 1), 'Image size should be less than 5MB'],
  ])('%s refuses a wrong file at once, in words', async (_id, wrong, sentence) => {
    const salon = await choose(wrong);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Upload a picture')).toHaveAccessibleDescription(
      new RegExp(sentence.replace(/[()]/g, '.')),
    );
    expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
    expect(salon.callsTo(UPLOAD)).toEqual([]);
  });

  it.each(['image/jpeg', 'image/jpg'])('A-146 A-147 takes exactly 5 MB of %s', async (type) => {
    await choose(file(type, PICTURE.maxBytes));
    expect(screen.getByRole('button', { name: 'Use this picture' })).toBeVisible();
  });

  it.each([
    ['A-186', refuse(418, 'ODD', ''), 'Failed to upload image'],
    [
      'A-186',
      refuse(507, 'PICTURES_FULL', 'Failed to upload image'),
      'Failed to upload image. Server error. Please try again later',
    ],
    [
      'A-186',
      refuse(429, 'THROTTLED', 'You have uploaded 20 images today. Please try again tomorrow.'),
      'Failed to upload image. You have uploaded 20 images today. Please try again tomorrow.',
    ],
    [
      'A-146',
      refuse(400, 'PICTURE_INVALID', 'Please select a valid image file (JPEG, PNG, GIF)'),
      'Please select a valid image file (JPEG, PNG, GIF)',
    ],
    [
      'A-147',
      refuse(413, 'PICTURE_TOO_LARGE', 'Image size should be less than 5MB'),
      'Image size should be less than 5MB',
    ],
  ])('%s says why it failed, keeps what was chosen, and can be tried again', async (_id, refusal, sentence) => {
    const salon = await choose(file(), { replies: { [UPLOAD]: refusal } });
    await press('Use this picture');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(salon.callsTo(SAVE)).toEqual([]);
    salon.replies[UPLOAD] = uploaded;
    await press('Use this picture');
    await waitFor(() => expect(salon.callsTo(SAVE)).toHaveLength(1));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('keeps the old one when the new one does not please', async () => {
    const salon = await choose(file(), { who: shown });
    await press('Keep the old one');
    expect(screen.getByRole('img', { name: 'Picture of Dilani Perera' })).toHaveAttribute('src', imageUrl);
    expect(screen.getByLabelText('Change picture')).toHaveFocus();
    expect(salon.callsTo(UPLOAD)).toEqual([]);
  });

  it('is removed', async () => {
    const salon = await choose(null, {
      who: shown,
      replies: { [SAVE]: answer({ message: 'Profile image removed', data: { user } }) },
    });
    await press('Remove picture');
    await screen.findByText('Profile image removed');
    expect(salon.callsTo(SAVE).map(({ body }) => body)).toEqual([{ imageUrl: null }]);
    expect(screen.getByText('DP')).toBeVisible();
  });
});
