import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Appointment, CancelReason } from '@salon/contracts';
import { clearToasts } from '@salon/web-kit';
import { visitRecord } from '../testing/fixtures.js';
import { button, GET, openVisit, visit } from '../testing/visit-page.js';

const CANCEL = 'POST /admin/visits/a2/cancel';
const lost = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => act(clearToasts));

/** The salon cancels; the response is lost, and the visit is as given then. */
async function cancelTo(found: Appointment) {
  const salon = openVisit({}, { [CANCEL]: lost });
  await userEvent.click(await button('Cancel the visit'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /The salon cancels/ }));
  salon.replies[GET] = visitRecord({ visit: found });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
  return dialog;
}
const cancelled = (cancelReason: CancelReason): Appointment => ({
  ...visit,
  status: 'cancelled',
  cancelReason,
  moves: [],
});

describe('a cancellation whose response was lost', () => {
  it('is done once it is found', async () => {
    await cancelTo(cancelled('salon'));
    expect(await screen.findByText('Cancelled', { selector: '.toast *' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByText(/^Cannot connect/)).toBeNull();
  });

  it('says so while it is not found', async () => {
    const dialog = await cancelTo(visit);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/internet connection or try again later\.$/);
    expect(dialog.getByRole('radio', { name: /The salon cancels/ })).toBeChecked();
  });

  it('is not taken for that of the customer, which costs something else', async () => {
    await cancelTo(cancelled('customer'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the visit' })).toBeNull());
    expect(screen.queryByText('Cancelled', { selector: '.toast *' })).toBeNull();
  });
});
