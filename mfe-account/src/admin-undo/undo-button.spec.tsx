import { generalRefusals } from '@salon/contracts';
import { fakeSalon, refuse } from '@salon/testing/fake-salon';
import { AppProviders, clearToasts, createQueryClient } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LatestChange } from './latest-change.js';
import { UndoButton } from './undo-button.js';
import { undoToast } from './undo-toast.js';

/** A list with one change, which can be undone until `end.now` is called. */
function Changes({ end }: { end: { now?(): void } }) {
  const [canUndo, setCanUndo] = useState(true);
  end.now = () => setCanUndo(false);
  return (
    <ul>
      <LatestChange title="Tharindu: stylist → front desk" at="2026-11-21T05:00:00.000Z" by="Nadeesha" hint="">
        {canUndo && <UndoButton action={{ kind: 'staff', id: 'x1' }} label="Undo: Tharindu" />}
      </LatestChange>
    </ul>
  );
}

const renderChanges = (end: { now?(): void }) =>
  render(
    <AppProviders goTo={() => Promise.resolve()} queryClient={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Changes end={end} /> }])} />
    </AppProviders>,
  );

it('undoes the change of its row, where the focus stays when nothing more can be undone', async () => {
  const end: { now?(): void } = {};
  const salon = fakeSalon({
    'POST /admin/staff-acts/x1/undo': () => {
      end.now?.();
      return {};
    },
  });
  renderChanges(end);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Tharindu' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(salon.callsTo('POST /admin/staff-acts/x1/undo')).toHaveLength(1);
  expect(screen.getByText('Tharindu: stylist → front desk')).toHaveFocus();
});

it.each([
  ['offers no earlier Undo of a toast when the response is lost: it may be done', 502, generalRefusals.unavailable, 0],
  ['leaves the Undo of a toast when it is refused', 409, 'Not now', 1],
])('%s', async (_what, status, text, offered) => {
  act(clearToasts);
  fakeSalon({ 'POST /admin/staff-acts/x1/undo': refuse(status, 'X', 'Not now') });
  renderChanges({});
  act(() => undoToast('Paid at the desk', () => undefined));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Tharindu' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(offered);
});
