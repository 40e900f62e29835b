import { messages, type StylistVisit } from '@salon/contracts';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentSalon, press, service, stylist } from '../testing/content-salon.js';
import { open } from '../testing/open.js';

const [CUT, DRY] = ['11111111-1111-4111-8111-111111111111', '21111111-1111-4111-8111-111111111111'];
const VISITS = 'GET /admin/stylists/s1/visits';
/** The next 100 visits, the first ten of them for a haircut. */
const next = Array.from({ length: 100 }, (_, at): StylistVisit => ({
  _id: `v${at}`,
  appointmentId: `ARL-261126-${at}`,
  date: '2026-11-26',
  startTime: '10:00',
  customerName: `Customer ${at}`,
  serviceIds: [at < 10 ? CUT : DRY],
}));

async function show(reply: Reply) {
  const dilani = stylist('s1', 'Dilani', { serviceIds: [CUT, DRY], visits: 240 });
  const salon = contentSalon({
    'GET /admin/content/services': { entries: [service(CUT, 'Haircut'), service(DRY, 'Blow-dry')] },
    'GET /admin/salon-changes?subjects=stylist,stylistOrder': { changes: [] },
    'GET /admin/stylists': { stylists: [dilani, stylist('s2', 'Nadeesha')] },
    [VISITS]: reply,
  });
  open('/admin/stylists', { signedIn: true });
  await screen.findByRole('list', { name: 'Stylists' });
  return salon;
}
const visitsFirst = async () => within(await screen.findByRole('dialog', { name: 'Dilani has 240 visits to come' }));

it('names the next visits of a busy stylist, and counts all others', async () => {
  await show({ visits: next });
  await press('Archive: Dilani');
  const dialog = await visitsFirst();
  expect(await dialog.findByText('and 235 more visits')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(6);
});

it('says when the visits of a stylist have not loaded, and tries again with the focus kept', async () => {
  const salon = await show(refuse(400, 'ODD', ''));
  await press('Archive: Dilani');
  const dialog = await visitsFirst();
  expect(await dialog.findByText(messages.appointmentsFailed)).toBeVisible();
  salon.replies[VISITS] = never;
  const again = dialog.getByRole('button', { name: 'Try Again' });
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
});

it('says that later visits of a busy stylist are not checked against the chosen services', async () => {
  await show({ visits: next });
  await press('Edit: Dilani');
  const checked = 'Only the next 100 of 240 visits to come are checked.';
  await screen.findByRole('checkbox', { name: 'Haircut' });
  expect(screen.queryByText(checked)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Haircut' }));
  expect(
    await screen.findByText(/^At least 10 visits to come are for what Dilani would not do any more/),
  ).toBeVisible();
  expect(screen.getByText(checked)).toBeVisible();
});
