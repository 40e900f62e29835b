import type { ActionEntry, SalonFacts } from '@salon/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const action: ActionEntry = {
  _id: 'a1',
  area: 'salon',
  kind: 'create',
  at: '2026-11-27T13:01:00.000Z',
  by: { _id: 'p2', name: 'Tharindu' },
  subject: { title: 'Nov 27, 2026', visit: null, part: 'closing' },
  changes: [],
  reason: null,
  later: null,
  undone: null,
  undoable: true,
  undoableUntil: '2026-11-28T13:01:00.000Z',
};
const cash = 'counted LKR 13,600.00, received LKR 13,600.00, returned LKR 0.00';
const onVisit = { area: 'visit', subject: { title: 'Nimali Fernando', visit: 'ARL-261130-0042' } } as const;

/** The row of one action. */
async function row(entry: Partial<ActionEntry>) {
  const entries = [{ ...action, ...entry } as ActionEntry];
  accountSalon({
    'POST /admin/acts/a1/undo': {},
    'POST /admin/salon-changes/a1/undo': {},
    'GET /auth/me': { user: admin },
    'GET /admin/actions': { entries, next: null, down: [] },
  });
  open('/admin/actions', { signedIn: true });
  const [first] = within(await screen.findByRole('list', { name: 'Admin actions' })).getAllByRole('listitem');
  return first!;
}

it('a day that was closed says so, with what was counted of each means', async () => {
  const closed = await row({
    changes: [
      { field: 'lines.cash', before: null, after: cash },
      { field: 'lines.card', before: null, after: 'counted LKR 0.00' },
    ],
  });
  expect(closed).toHaveTextContent('Closed the day Nov 27, 2026');
  expect(closed).not.toHaveTextContent(/Made|closed/);
  expect(closed).toHaveTextContent(`Cash${cash}`);
  expect(closed).toHaveTextContent('Card machinecounted LKR 0.00');
  expect(within(closed).getByRole('button', { name: 'Undo: Closed the day: Nov 27, 2026' })).toBeVisible();
});

it('a day that was opened again says so, and why', async () => {
  const opened = await row({
    kind: 'remove',
    subject: { title: 'Nov 27, 2026: The drawer was counted twice', visit: null, part: 'closing' },
  });
  expect(opened).toHaveTextContent('Opened the day again Nov 27, 2026: The drawer was counted twice');
  expect(opened).not.toHaveTextContent(/Removed|opened/);
});

it('says what its undo leaves as it is before it is pressed, and only while it can be', async () => {
  const undoLeaves = 'Any visit that was moved stays so.';
  expect(await row({ undoLeaves })).toHaveTextContent(undoLeaves);
  cleanup();
  expect(await row({ undoLeaves, undoable: false, why: 'Too late' })).not.toHaveTextContent(undoLeaves);
});

it('says of an undo that mails the customer so before it is pressed and after it, and only while it can be', async () => {
  const cancelled = { ...onVisit, kind: 'status', undoMails: true };
  expect(await row({ ...cancelled, undoable: false, why: 'Too late' })).not.toHaveTextContent('mails');
  cleanup();
  const first = await row(cancelled);
  expect(first).toHaveTextContent('Undo mails the customer.');
  await userEvent.click(within(first).getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone. The customer is mailed.')).toBeInTheDocument();
});

it('after an undo offers no link to the page that is open', async () => {
  const undoLeaves = 'Any visit that was moved stays so.';
  await userEvent.click(within(await row({ undoLeaves })).getByRole('button', { name: /^Undo/ }));
  const toast = await screen.findByText(`Undone. ${undoLeaves}`);
  expect(toast).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Admin actions' })).toBeNull();
});

it('a stylist is archived in the words of a service', async () => {
  const facts = { kind: 'stylist', name: 'Ovini', step: 'archived' } as const;
  const later = { _id: 'a2', kind: 'edit', at: action.at, by: 'Ama' };
  const changes = [{ field: 'leftAt', before: null, after: action.at }];
  const subject = { title: 'Ovini, archived', visit: null, part: 'stylist', facts } as const;
  const archived = await row({ kind: 'edit', subject, changes, undoable: false, why: 'Something was done', later });
  expect(archived).toHaveTextContent('Archived Ovini');
  expect(archived).toHaveTextContent('Archivedfrom no → to yes');
  expect(within(archived).getByRole('link', { name: /^Changed, .* by Ama/ })).toBeVisible();
});

it('the undo of a creation says that it archived the item', async () => {
  const undone = await row({
    area: 'content',
    kind: 'undo',
    subject: { title: 'x', visit: null, content: { kind: 'offers', name: 'Owner pair', author: null, isOrder: false } },
    changes: [{ field: 'archivedAt', before: null, after: action.at }],
  });
  expect(undone).toHaveTextContent('Archived by Undo: the offer “Owner pair”');
  expect(within(undone).getByRole('button', { name: 'Undo: Archived by Undo: the offer “Owner pair”' })).toBeVisible();
});

it('names what was done with a closed day afterwards', async () => {
  const closed = await row({
    undoable: false,
    why: 'Something was done afterwards',
    later: { _id: 'a2', kind: 'remove', at: action.at, by: 'Ama' },
  });
  expect(within(closed).getByRole('link', { name: /^Opened the day again, .* by Ama/ })).toBeVisible();
});

it('a later undo is called so', async () => {
  const later = { _id: 'a2', kind: 'undo', at: action.at, by: 'Ama' };
  const content = { kind: 'faq', name: 'Late?', author: null, isOrder: false } as const;
  const subject = { title: 'x', visit: null, content };
  const changed = await row({
    area: 'content',
    kind: 'edit',
    subject,
    undoable: false,
    why: 'Something was done',
    later,
  });
  expect(within(changed).getByRole('link', { name: /^An undo, .* by Ama/ })).toBeVisible();
});

it.each([
  ['closure', 'edit', /^Changed why the salon is closed, /],
  ['closing', 'edit', /^Changed the closing of Nov 27, 2026, /],
] as const)('a later change of a %s ends no phrase in the middle', async (part, kind, name) => {
  const later = { _id: 'a2', kind, at: action.at, by: 'Ama' };
  const subject = { ...action.subject, part };
  const changed = await row({ subject, undoable: false, why: 'Something was done', later });
  expect(within(changed).getByRole('link', { name })).toBeVisible();
});

it.each([
  ['create', 'Closed the day again Nov 27, 2026'],
  ['remove', 'Opened the day again Nov 27, 2026: Counted wrongly'],
  ['edit', 'Undid a change of the closing of Nov 27, 2026'],
] as const)('an undo of a closing that did %s reads %s', async (effect, words) => {
  const facts = { kind: 'closing', day: '2026-11-27', reason: 'Counted wrongly' } as const;
  const undone = await row({ kind: 'undo', subject: { title: 'x', visit: null, part: 'closing', facts, effect } });
  expect(undone).toHaveTextContent(words);
  if (effect === 'create') expect(undone).not.toHaveTextContent('Counted wrongly');
});

it('an undo that closes the salon again is called so, as on the page of the hours', async () => {
  const facts: SalonFacts = { kind: 'closure', days: ['2027-01-20'] };
  const subject = { title: 'x', visit: null, part: 'closure', facts, effect: 'create' } as const;
  expect(await row({ kind: 'undo', subject })).toHaveTextContent('Closed the salon again on Jan 20, 2027');
});

it('shows the fields of an offer in the order of the form, with its labels, and others after them', async () => {
  const content = { kind: 'offers', name: 'Pair', author: null, isOrder: false } as const;
  const fields = ['archivedAt', 'title', 'endDate', 'services', 'startDate', 'price', 'originalPrice'];
  const changes = fields.map((field) => ({ field, before: null, after: '1' }));
  const offer = await row({ area: 'content', subject: { title: 'x', visit: null, content }, changes });
  expect(
    within(offer)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title', 'Services', 'Original price', 'Offer price', 'First day', 'Last day', 'Archived']);
});

it('money that went back is not called taken', async () => {
  const back = await row({
    ...onVisit,
    kind: 'desk_payment',
    changes: [{ field: 'deskPaidCents', before: '380000', after: '330000' }],
  });
  expect(back).toHaveTextContent('Refunded money at the desk Nimali Fernando');
  expect(within(back).getByRole('button', { name: 'Undo: Refunded money at the desk: Nimali Fernando' })).toBeVisible();
});

it('money that came in is', async () => {
  const taken = await row({
    ...onVisit,
    kind: 'desk_payment',
    changes: [{ field: 'deskPaidCents', before: '0', after: '330000' }],
  });
  expect(taken).toHaveTextContent('Took money at the desk Nimali Fernando');
});

it('a move says its day and time once, in words, and the reason that somebody gave', async () => {
  const moved = await row({
    ...onVisit,
    kind: 'reschedule',
    changes: [{ field: 'startTime', before: '09:00', after: '10:30' }],
    reason: 'She is late',
  });
  expect(moved).toHaveTextContent('Beginsfrom 9:00 AM → to 10:30 AM');
  expect(moved).toHaveTextContent('“She is late”');
});

it.each(['undo', 'note', 'arrived'])('a reason of staff is quoted as typed, also %s', async (reason) => {
  expect(await row({ ...onVisit, kind: 'status', reason })).toHaveTextContent(`“${reason}”`);
});

it('an action without a reason quotes none', async () => {
  expect(await row({ ...onVisit, kind: 'reschedule' })).not.toHaveTextContent(/“/);
});

it('shows a value before that reads like none', async () => {
  const noted = await row({ changes: [{ field: 'allergies', before: 'nothing', after: 'hair dye' }] });
  expect(noted).toHaveTextContent('Allergiesfrom nothing → to hair dye');
});

it('a picture of the gallery is named in words, and its caption as in its form', async () => {
  const renamed = await row({
    area: 'content',
    kind: 'edit',
    subject: {
      title: 'former words',
      visit: null,
      content: { kind: 'gallery', name: 'The quiet room', author: null, isOrder: false },
    },
    changes: [{ field: 'title', before: 'Room', after: 'The quiet room' }],
  });
  expect(renamed).toHaveTextContent('Changed the picture “The quiet room”');
  expect(renamed).toHaveTextContent('Captionfrom Room → to The quiet room');
  expect(renamed).not.toHaveTextContent('former words');
  expect(within(renamed).getByRole('button', { name: 'Undo: Changed: the picture “The quiet room”' })).toBeVisible();
});

it('extra hours are called so', async () => {
  const extra = await row({
    subject: { title: 'Extra hours of Nadeesha Silva, Nov 30, 2026', visit: null },
    changes: [{ field: 'kind', before: null, after: 'extra' }],
  });
  expect(extra).toHaveTextContent('KindExtra hours');
});
