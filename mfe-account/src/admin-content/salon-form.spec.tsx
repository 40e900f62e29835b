import { CONTENT_FIELDS, generalRefusals } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { act as acting, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, contentSalon, fill, press } from '../testing/content-salon.js';
import { open } from '../testing/open.js';
import { SETTINGS_GROUPS } from './settings-groups.js';

const SETTINGS = {
  brand: 'Araliya',
  companyName: 'Araliya (Pvt) Ltd',
  tagline: 'A quiet house',
  footerText: 'Come in.',
  developerCredit: '',
  phone: '+94 11 000 0000',
  email: 'a@araliya.test',
  whatsapp: '',
  address: 'Colombo',
  mapUrl: '',
  branchLabel: 'Colombo 7',
  social: [],
  hours: [
    { days: 'Monday', open: '9 to 6' },
    { days: 'Sunday', open: 'Closed' },
  ],
  about: { headline: 'A house', story: ['It began.'] },
};
const settings = (change: object = {}) => ({
  entries: [{ _id: 'site', archived: false, position: 0, fields: { ...SETTINGS, ...change } }],
});

it('what another admin saves meanwhile neither takes what is typed nor is overwritten', async () => {
  const salon = contentSalon({
    'GET /admin/content/settings': settings(),
    'PATCH /admin/content/settings/site': { entry: {}, act },
  });
  const { queryClient } = open('/admin/content/settings', { signedIn: true });
  await fill('Tagline', 'A calm house');
  salon.replies['GET /admin/content/settings'] = settings({ phone: '+94 11 111 1111' });
  await acting(() => queryClient.invalidateQueries());
  expect(screen.getByLabelText('Tagline')).toHaveValue('A calm house');
  await press('Save');
  await waitFor(() =>
    expect(salon.callsTo('PATCH /admin/content/settings/site').map(({ body }) => body)).toEqual([
      { tagline: 'A calm house' },
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+94 11 111 1111'));
});

it('B1 the details of the salon are one form: lists are extended, moved and shortened in it', async () => {
  const salon = contentSalon({
    'GET /admin/content/settings': settings(),
    'PATCH /admin/content/settings/site': { entry: {}, act },
  });
  const { go } = open('/admin/content/settings', { signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Move down: Hours 1' }));
  expect(screen.getByRole('button', { name: 'Move up: Hours 2' })).toHaveFocus();
  await press('Remove: Hours 2');
  await userEvent.click(within(screen.getByRole('group', { name: /^Hours$/ })).getByRole('button', { name: 'Add' }));
  const added = within(screen.getByRole('group', { name: 'Hours 2' }));
  await userEvent.type(added.getByLabelText('Days'), 'Saturday');
  await userEvent.type(added.getByLabelText('Open'), '9 to 1');
  await press('Save');
  await waitFor(() =>
    expect(salon.callsTo('PATCH /admin/content/settings/site').map(({ body }) => body)).toEqual([
      {
        hours: [
          { days: 'Sunday', open: 'Closed' },
          { days: 'Saturday', open: '9 to 1' },
        ],
      },
    ]),
  );
  await screen.findByRole('button', { name: /Undo/ });
  await go('/elsewhere');
  expect(await screen.findByText('another page')).toBeVisible();
});

it('B1 says of a list and of a group of fields what is wrong with them', async () => {
  contentSalon({ 'GET /admin/content/settings': settings({ hours: [{ days: 'Monday', open: '9 to 6' }] }) });
  open('/admin/content/settings', { signedIn: true });
  await fill('Open', '');
  await fill('Headline', '');
  await press('Save');
  const [hours] = screen.getAllByRole('group', { name: 'Hours' }).slice(-1);
  expect(hours).toHaveAccessibleDescription(/is not complete/);
  const [about] = screen.getAllByRole('group', { name: 'About' }).slice(-1);
  expect(about).toHaveAccessibleDescription(/needs a headline and a story/);
});

it('B1 every setting has its place under a heading', () => {
  const placed = SETTINGS_GROUPS.flatMap(({ names }) => names);
  expect([...placed].sort()).toEqual(Object.keys(CONTENT_FIELDS.settings).sort());
});

const PATCH = 'PATCH /admin/content/settings/site';
const versioned = (version: string, change: object = {}) => {
  const [entry] = settings(change).entries;
  return { ...entry, version };
};

it("an edit after the admin's own save starts from what was saved, also before it is read again", async () => {
  const salon = contentSalon({
    'GET /admin/content/settings': { entries: [versioned('v1')] },
    [PATCH]: { entry: versioned('v2', { tagline: 'A calm house' }), act },
  });
  open('/admin/content/settings', { signedIn: true });
  await fill('Tagline', 'A calm house');
  salon.replies['GET /admin/content/settings'] = never;
  await press('Save');
  await screen.findByRole('button', { name: /Undo/ });
  expect(screen.getByLabelText('Tagline')).toHaveValue('A calm house');
  await fill('Phone', '+94 11 111 1111');
  await press('Save');
  await waitFor(() =>
    expect(salon.callsTo(PATCH).map(({ body }) => body)).toEqual([
      { tagline: 'A calm house', version: 'v1' },
      { phone: '+94 11 111 1111', version: 'v2' },
    ]),
  );
});

/** Types a tagline, and saves it after somebody else. */
async function saveSecond(now: NonNullable<unknown>) {
  const salon = contentSalon({
    'GET /admin/content/settings': { entries: [versioned('v1')] },
    [PATCH]: refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed this meanwhile.'),
  });
  const page = open('/admin/content/settings', { signedIn: true });
  await fill('Tagline', 'A calm house');
  salon.replies['GET /admin/content/settings'] = now;
  await press('Save');
  return { salon, page };
}

it('a conflict whose other side cannot be read is said in the form, and can be compared once it can', async () => {
  const { salon } = await saveSecond(refuse(503, 'DATABASE_DOWN', ''));
  expect(await screen.findByText(generalRefusals.unavailable)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Tagline')).toHaveValue('A calm house');
  salon.replies['GET /admin/content/settings'] = { entries: [versioned('v2', { tagline: 'A loud house' })] };
  await press('Save');
  expect(await screen.findByRole('radio', { name: 'Theirs A loud house' })).toBeInTheDocument();
});

it('what somebody else has saved just so is not unsaved any more', async () => {
  const { salon, page } = await saveSecond({ entries: [versioned('v2', { tagline: 'A calm house' })] });
  await waitFor(() => expect(salon.callsTo('GET /admin/content/settings')).toHaveLength(2));
  await waitFor(() => expect(screen.getByLabelText('Tagline')).toBeEnabled());
  await page.go('/elsewhere');
  expect(await screen.findByText('another page')).toBeVisible();
});
