import { catalogRefusals, messages } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, offersSalon, press, rows } from '../testing/offers-salon.js';
import { open } from '../testing/open.js';

const archived = () =>
  new Response(JSON.stringify({ status: 'success', message: messages.contentArchived, data: { offer: {}, act } }));
/** The Undo beside the message that an offer is archived. */
const pressUndo = async () =>
  userEvent.click(
    within((await screen.findByText(/^Archived\. Guests/)).closest('li') as HTMLElement).getByRole('button', {
      name: 'Undo',
    }),
  );

async function choose(item: string, title: string): Promise<void> {
  await press(`Actions: ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

it('F-049 archives with a way back beside the word, and restores', async () => {
  const { salon } = offersSalon({
    'DELETE /special-offers/d': archived,
    'POST /special-offers/a/restore': { offer: {}, act },
    'POST /admin/content-acts/act1/undo': { act },
  });
  open('/admin/offers', { signedIn: true });
  await rows();
  await choose('Archive', 'Offer d');
  await pressUndo();
  await screen.findByText('Undone.');
  expect(salon.callsTo('POST /admin/content-acts/act1/undo')).toHaveLength(1);
  await choose('Restore', 'Offer a');
  await waitFor(() => expect(salon.callsTo('POST /special-offers/a/restore')).toHaveLength(1));
});

it('C8 keeps the way back of each change for a day, after the note has gone', async () => {
  const made = (_id: string, entryId: string, more: object = {}) => ({
    _id,
    kind: 'offers',
    what: 'edit',
    entryId,
    by: 'Araliya',
    at: '2026-11-20T04:30:00.000Z',
    undoUntil: '2099-11-21T04:30:00.000Z',
    undone: false,
    ...more,
  });
  const acts = [
    made('newest', 'd'),
    made('earlier', 'd'),
    made('done', 'c', { undone: true }),
    made('late', 'b', { undoUntil: '2020-01-01T00:00:00.000Z' }),
    made('other', 'x', { kind: 'faq' }),
    made('gone', 'a', { what: 'archive' }),
  ];
  const { salon } = offersSalon({
    'GET /admin/content-acts?kind=offers': { acts },
    'POST /admin/content-acts/newest/undo': () => ({ act: acts.shift() }),
  });
  open('/admin/offers', { signedIn: true });
  const latest = within(await screen.findByRole('region', { name: 'Latest changes' }));
  expect(latest.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Changed: Offer d',
    'Archived: Offer a',
  ]);
  expect(latest.getAllByRole('listitem')[0]).toHaveTextContent(
    'Nov 20, 2026, 10:00 AM by Araliya can be undone until Nov 21, 2099, 10:00 AM',
  );
  await press('Undo: Changed: Offer d');
  await waitFor(() => expect(salon.callsTo('GET /admin/content-acts?kind=offers')).toHaveLength(2));
  expect(salon.callsTo('POST /admin/content-acts/newest/undo')).toHaveLength(1);
});

it('says why an act cannot be undone', async () => {
  offersSalon({
    'DELETE /special-offers/d': archived,
    'POST /admin/content-acts/act1/undo': refuse(409, 'ACT_OVERTAKEN', catalogRefusals.ACT_OVERTAKEN.text),
  });
  open('/admin/offers', { signedIn: true });
  await rows();
  await choose('Archive', 'Offer d');
  await pressUndo();
  await screen.findByText('This entry was changed again later. Undo that change first.');
});
