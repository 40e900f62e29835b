import { generalRefusals } from '@salon/contracts';
import { never, refuse } from '@salon/testing/fake-salon';
import { screen, waitFor } from '@testing-library/react';
import { contentSalon, fill, press, stylist } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const LIST = 'GET /admin/stylists';
const PATCH = 'PATCH /admin/stylists/s1';
const dilani = stylist('s1', 'Dilani');
const salonOf = (reply: NonNullable<unknown>) =>
  contentSalon({
    'GET /admin/salon-changes?subjects=stylist,stylistOrder': { changes: [] },
    [LIST]: { stylists: [dilani] },
    [PATCH]: reply,
  });

async function edit(skills: string) {
  await screen.findByRole('list', { name: 'Stylists' });
  await press('Edit: Dilani');
  await fill('A line about them', skills);
  await press('Save');
}

it('does not offer the old state as theirs when the current one cannot be read', async () => {
  const salon = salonOf(() => {
    salon.replies[LIST] = refuse(503, 'DATABASE_DOWN', '');
    return refuse(409, 'CHANGED_MEANWHILE', 'Somebody else has changed this meanwhile.');
  });
  open('/admin/stylists', { signedIn: true });
  await edit('Cutting');
  expect(await screen.findByText(generalRefusals.unavailable)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('A line about them')).toHaveValue('Cutting');
});

it('who edits the same one again names the version just saved, also before the list is read again', async () => {
  const change = { _id: 'c1', subject: 'stylist' };
  const salon = salonOf({ stylist: { ...dilani, skills: 'Cutting', version: 'v2' }, change });
  open('/admin/stylists', { signedIn: true });
  await screen.findByRole('list', { name: 'Stylists' });
  salon.replies[LIST] = never;
  await edit('Cutting');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit('Colour');
  await waitFor(() =>
    expect(salon.callsTo(PATCH).map(({ body }) => body)).toEqual([
      { skills: 'Cutting', version: 'v-s1' },
      { skills: 'Colour', version: 'v2' },
    ]),
  );
});
