import { fakeSalon } from '@salon/testing/fake-salon';
import { createQueryClient } from '@salon/web-kit';
import { QueryClientProvider } from '@salon/web-kit/query';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LatestChange } from './latest-change.js';
import { UndoButton } from './undo-button.js';

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

it('undoes the change of its row, where the focus stays when nothing more can be undone', async () => {
  const end: { now?(): void } = {};
  const salon = fakeSalon({
    'POST /admin/staff-acts/x1/undo': () => {
      end.now?.();
      return {};
    },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Changes end={end} /> }])} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Tharindu' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(salon.callsTo('POST /admin/staff-acts/x1/undo')).toHaveLength(1);
  expect(screen.getByText('Tharindu: stylist → front desk')).toHaveFocus();
});
