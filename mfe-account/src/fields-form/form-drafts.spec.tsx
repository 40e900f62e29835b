import { DEFAULT_POLICY } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { keepDraft } from '@salon/web-kit/queries';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, fill, press, stylist } from '../testing/content-salon.js';
import { admin } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { BACK, EXPIRED, signInAgain } from '../testing/sign-in-again.js';
import type { FormDraft } from './fields.rules.js';

const question = (answer: string, version = 'v1', more: object = {}) => ({
  _id: 'q',
  archived: false,
  position: 0,
  version,
  fields: { question: 'Is there tea?', answer, more: null, ...more },
});
const replies = {
  'GET /admin/content/faq': { entries: [question('Yes.')] },
  'POST /admin/content/faq': EXPIRED,
  'PATCH /admin/content/faq/q': EXPIRED,
  'GET /admin/content/settings': {
    entries: [{ _id: 'site', archived: false, position: 0, version: 'v1', fields: { tagline: 'Calm' } }],
  },
  'GET /admin/salon-changes?subjects=policy': { changes: [] },
  'GET /admin/policy': { policy: { ...DEFAULT_POLICY, version: 'v1' } },
  'GET /admin/salon-changes?subjects=stylist,stylistOrder': { changes: [] },
  'GET /admin/stylists': { stylists: [stylist('s1', 'Dilani')] },
  'GET /admin/stylists/s1/visits': { visits: [] },
  'PATCH /admin/stylists/s1': EXPIRED,
};

/** Types into a form whose save ends the session, and signs in again. */
async function typeAndSignIn(path: string, button: string, save: string, label: string, who = admin) {
  const salon = contentSalon(replies);
  const page = open(path, { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  if (button === 'New question') await fill('Question', 'Which tea?');
  await fill(label, 'With cinnamon.');
  await press(save);
  await signInAgain(salon, page, path, who);
  return { salon, page };
}

it.each([
  ['a new question', '/admin/content/faq', 'New question', 'Create question', 'Answer'],
  ['a question', '/admin/content/faq', 'Edit: Is there tea?', 'Save', 'Answer'],
  ['a stylist', '/admin/stylists', 'Edit: Dilani', 'Save', 'Name'],
])('the form of %s has its text again after the session ended', async (_form, path, button, save, label) => {
  await typeAndSignIn(path, button, save, label);
  expect(await screen.findByRole('dialog', { name: button })).toBeVisible();
  expect(screen.getByText(BACK)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue('With cinnamon.');
});

it('is not restored for another person', async () => {
  await typeAndSignIn('/admin/content/faq', 'Edit: Is there tea?', 'Save', 'Answer', { ...admin, _id: 'u9' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Is there tea?' }));
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes.');
  expect(screen.queryByText(BACK)).toBeNull();
});

it('is compared with what somebody else has saved meanwhile', async () => {
  const { salon } = await typeAndSignIn('/admin/content/faq', 'Edit: Is there tea?', 'Save', 'Answer');
  await screen.findByText(BACK);
  salon.replies['GET /admin/content/faq'] = { entries: [question('With milk.', 'v2', { question: 'Tea?' })] };
  salon.replies['PATCH /admin/content/faq/q'] = refuse(409, 'CHANGED_MEANWHILE', '');
  await press('Save');
  expect(await screen.findByRole('radio', { name: 'Theirs With milk.' })).toBeInTheDocument();
  expect(salon.callsTo('PATCH /admin/content/faq/q').map(({ body }) => body)).toEqual([
    { answer: 'With cinnamon.', version: 'v1' },
    { answer: 'With cinnamon.', version: 'v1' },
  ]);
});

it('is restored once: not when it is saved', async () => {
  const { salon, page } = await typeAndSignIn('/admin/content/faq', 'Edit: Is there tea?', 'Save', 'Answer');
  await screen.findByText(BACK);
  salon.replies['PATCH /admin/content/faq/q'] = { entry: question('With cinnamon.', 'v2'), act };
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem('draft')).toBeNull();
  await page.go('/elsewhere');
  expect(await screen.findByText('another page')).toBeVisible();
});

it('is discarded by its button, or with the form', async () => {
  await typeAndSignIn('/admin/content/faq', 'Edit: Is there tea?', 'Save', 'Answer');
  const discard = await screen.findByRole('button', { name: 'Discard' });
  expect(screen.getByLabelText('Question')).toHaveFocus();
  await userEvent.click(discard);
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes.');
  expect(screen.getByLabelText('Question')).toHaveFocus();
  expect(screen.queryByText(BACK)).toBeNull();
  expect(sessionStorage.getItem('draft')).toBeNull();
  await fill('Answer', 'No.');
  expect(sessionStorage.getItem('draft')).toContain('No.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull());
});

it('leaves the focus, once discarded, on the first field that can be typed into', async () => {
  contentSalon();
  const path = '/admin/content/categories';
  const draft: FormDraft = { form: 'hair', version: 'v-hair', before: {}, typed: { label: 'Hair Styles' } };
  const before = () => keepDraft(path, admin._id, { draft: JSON.stringify(draft) });
  open(path, { signedIn: true, before });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Short name')).toBeDisabled();
  expect(screen.getByLabelText('Label')).toHaveFocus();
});

it.each([
  ["the salon's details", '/admin/content/settings', 'site', 'tagline', 'Tagline', 'Calmer'],
  ['the policy', '/admin/policy', 'policy', 'bookingFee', /^Booking fee/, '1500'],
])('the form of %s, on its page, has its text again', async (_form, path, form, field, label, text) => {
  contentSalon(replies);
  const draft: FormDraft = { form, version: 'v1', before: {}, typed: { [field]: text } };
  const before = () => keepDraft(path, admin._id, { draft: JSON.stringify(draft) });
  const page = open('/elsewhere', { signedIn: true, before });
  await screen.findByText('Nadeesha');
  await page.go(path);
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.go('/elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull());
});
