import { DEFAULT_POLICY, generalRefusals, messages, type Policy } from '@salon/contracts';
import { CURRENCY_SIGN } from '@salon/kernel';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, press } from '../testing/content-salon.js';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const GET = 'GET /admin/policy';
const PUT = 'PUT /admin/policy';
const NOTICE = /^Free cancelling/;
const LATE = /^Cost of cancelling later/;
const FEE = /^Booking fee/;
const versioned = (change: Partial<Policy> = {}, version = 'v1') => ({
  policy: { ...DEFAULT_POLICY, ...change, version },
});
const change = { _id: 'c1', kind: 'edit', subject: 'policy', subjectId: 'salon', title: 'Policy', undone: false };

function openPolicy(replies: Record<string, Reply> = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/salon-changes?subjects=policy': { changes: [] },
    [GET]: versioned(),
    [PUT]: ({ body }) => ({ policy: { ...(body as object), version: 'v2' }, change }),
    ...replies,
  });
  open('/admin/policy', { signedIn: true });
  return salon;
}

it('says what each rule means while it is typed, and saves it with Undo', async () => {
  const salon = openPolicy({ 'POST /admin/salon-changes/c1/undo': { change } });
  await fill(LATE, '25');
  expect(screen.getByText(/cancelled 10 hours before costs LKR 1,125; LKR 1,000 of it is paid/)).toBeInTheDocument();
  expect(screen.getByLabelText(LATE)).toHaveAccessibleDescription(/costs LKR\s1,125/);
  await press('Save');
  expect(await screen.findByText(messages.contentSaved)).toBeInTheDocument();
  expect(salon.callsTo(PUT).map(({ body }) => body)).toEqual([{ ...DEFAULT_POLICY, latePercent: 25, version: 'v1' }]);
  await pressUndo();
  await waitFor(() => expect(salon.callsTo('POST /admin/salon-changes/c1/undo')).toHaveLength(1));
});

it.each([
  ['-1', 'Booking fee must be an amount between LKR 1 and LKR 100,000'],
  ['1e9', 'Booking fee must be an amount between LKR 1 and LKR 100,000'],
  ['0.001', 'Booking fee must be an amount between LKR 1 and LKR 100,000'],
  ['', 'Booking fee is required'],
])('a fee of %p is refused at its field, and nothing is sent', async (fee, sentence) => {
  const salon = openPolicy();
  await fill(FEE, fee);
  await press('Save');
  expect(screen.getByLabelText(FEE)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(screen.getByLabelText(FEE)).toHaveFocus();
  expect(salon.callsTo(PUT)).toEqual([]);
});

it('a lead time past the horizon is refused at its field', async () => {
  const salon = openPolicy();
  const lead = /^Booking ahead at least/;
  await fill(lead, '10080');
  await fill(/^Booking ahead at most/, '1');
  await press('Save');
  expect(screen.getByLabelText(lead)).toHaveAccessibleDescription(/cannot be longer than booking ahead at most/);
  expect(salon.callsTo(PUT)).toEqual([]);
});

it('a refused rule is named as its label says, and has no effect', async () => {
  openPolicy();
  await screen.findByLabelText(NOTICE);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  for (const field of fields) await userEvent.clear(field);
  await press('Save');
  for (const field of fields) {
    const label = field.labels?.[0]?.textContent.replace(` (${CURRENCY_SIGN})`, '').trim() ?? '';
    expect(field).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`^\\s*${label} (?:must be|is required)`)),
    );
  }
});

it('a visit begins at one of the allowed minutes', async () => {
  const salon = openPolicy();
  await userEvent.selectOptions(await screen.findByLabelText('Visits begin every, minutes'), '20');
  expect(screen.getByLabelText('Visits begin every, minutes')).toHaveAccessibleDescription(/9:00 AM, 9:20 AM/);
  await press('Save');
  await waitFor(() => expect(salon.callsTo(PUT)[0]?.body).toMatchObject({ gridMinutes: 20, version: 'v1' }));
});

it("of two people who edit, the second chooses field by field and saves over the first's version", async () => {
  let saved = 0;
  const salon = openPolicy({
    [PUT]: ({ body }: { body: unknown }) =>
      (saved += 1) === 1
        ? refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed this meanwhile.', { current: {} })
        : { policy: { ...(body as object), version: 'v3' }, change },
  });
  await fill(NOTICE, '48');
  await fill(FEE, '1500');
  salon.replies[GET] = versioned({ noticeHours: 12, holdMinutes: 30 }, 'v2');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this meanwhile' }));
  expect(dialog.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'Booking feeYours LKR 1,500Theirs LKR 1,000',
    'Free cancelling, hours beforeYours 48Theirs 12',
    'Holding a time, minutesYours 15Theirs 30',
  ]);
  expect(dialog.getByRole('radio', { name: /30/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: /12/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(salon.callsTo(PUT)[1]?.body).toEqual({
    ...DEFAULT_POLICY,
    bookingFee: 1500,
    noticeHours: 12,
    holdMinutes: 30,
    version: 'v2',
  });
  expect(screen.getByLabelText(NOTICE)).toHaveValue('12');
});

it('takes over what another person has saved meanwhile when it is the same', async () => {
  const salon = openPolicy({ [PUT]: refuse(409, 'CHANGED_MEANWHILE', 'Changed meanwhile.', { current: {} }) });
  await fill(NOTICE, '48');
  await fill(FEE, '1,200.00');
  salon.replies[GET] = versioned({ noticeHours: 48, bookingFee: 1200 }, 'v2');
  await press('Save');
  await waitFor(() => expect(salon.callsTo(GET)).toHaveLength(2));
  await waitFor(() => expect(screen.getByLabelText(NOTICE)).toBeEnabled());
  expect(screen.getByLabelText(NOTICE)).toHaveValue('48');
  expect(screen.queryByRole('dialog')).toBeNull();
  await fill(FEE, '1500');
  await press('Save');
  await waitFor(() => expect(salon.callsTo(PUT)[1]?.body).toMatchObject({ noticeHours: 48, version: 'v2' }));
});

it('keeps what is typed when the conflict is left, and when the server fails', async () => {
  openPolicy({ [PUT]: refuse(503, 'DATABASE_DOWN', 'Server error. Please try again later') });
  await fill(NOTICE, '48');
  await press('Save');
  expect(await screen.findByText('Server error. Please try again later')).toBeInTheDocument();
  expect(screen.getByLabelText(NOTICE)).toHaveValue('48');
});

it('what is typed back to what it was is not unsaved input', async () => {
  openPolicy();
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Name and contacts' }));
  await fill(FEE, '1500');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await fill(FEE, '1,000.00');
  await leave();
  await waitFor(() => expect(screen.queryByLabelText(FEE)).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says that nothing has changed instead of saving it', async () => {
  const salon = openPolicy();
  await screen.findByLabelText(NOTICE);
  await press('Save');
  expect(await screen.findByText(messages.nothingChanged)).toBeInTheDocument();
  expect(salon.callsTo(PUT)).toHaveLength(0);
});

it('says when it cannot be loaded, and tries again', async () => {
  const salon = openPolicy({ [GET]: refuse(503, 'DATABASE_DOWN', 'Server error. Please try again later') });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies[GET] = versioned();
  await userEvent.click(retry);
  expect(await screen.findByLabelText(NOTICE)).toHaveValue('24');
});

it('shows what was saved before it is read again', async () => {
  const salon = openPolicy();
  await fill(NOTICE, '48');
  salon.replies[GET] = never;
  await press('Save');
  await screen.findByText(messages.contentSaved);
  await waitFor(() => expect(screen.getByLabelText(NOTICE)).toBeEnabled());
  expect(screen.getByLabelText(NOTICE)).toHaveValue('48');
  await fill(FEE, '1500');
  await press('Save');
  await waitFor(() => expect(salon.callsTo(PUT)[1]?.body).toMatchObject({ noticeHours: 48, version: 'v2' }));
});

it('a field from which it is saved with Enter has the focus again', async () => {
  let finish = (_reply: unknown) => {};
  const salon = openPolicy({ [PUT]: () => new Promise((resolve) => (finish = resolve)) });
  const field = await screen.findByLabelText(NOTICE);
  await userEvent.clear(field);
  await userEvent.type(field, '48{Enter}');
  await waitFor(() => expect(field).toBeDisabled());
  act(() => field.blur()); // As browsers do.
  finish({ policy: salon.callsTo(PUT)[0]?.body, change });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeEnabled();
});

it('a conflict whose other side cannot be read is said in the form', async () => {
  const salon = openPolicy({ [PUT]: refuse(409, 'CHANGED_MEANWHILE', 'Changed meanwhile.', { current: {} }) });
  await fill(NOTICE, '48');
  salon.replies[GET] = refuse(503, 'DATABASE_DOWN', '');
  await press('Save');
  expect(await screen.findByText(generalRefusals.unavailable)).toBeVisible();
  expect(screen.getByLabelText(NOTICE)).toHaveValue('48');
});
