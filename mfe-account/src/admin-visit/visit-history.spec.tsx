import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, button, event, openVisit } from '../testing/visit-page.js';

it('says in the history of an action whose mail has left that its undo mails the customer, and in the toast', async () => {
  openVisit({ history: [event], acts: [{ ...act, undoMails: true }] });
  const undo = await button(/^Undo: /);
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByRole('listitem')).toHaveTextContent('Undo mails the customer');
  await userEvent.click(undo);
  expect(await screen.findByText('Undone. The customer is mailed.')).toBeInTheDocument();
});
