import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayVisit, DeskEvent, SalonDay } from '@salon/contracts';
import { refuse } from '@salon/testing/fake-salon';
import { admin, atDesk, confirmed, visitRecord } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const DATE = '2026-11-26';
const visit: DayVisit = {
  ...confirmed,
  ...atDesk,
  _id: 'v1',
  appointmentId: 'ARL-261120-0001',
  date: DATE,
  startTime: '10:00',
  endTime: '11:00',
  stylist: { _id: 'd', name: 'Dilani' },
  user: { ...confirmed.user, name: 'Ama Silva' },
  moves: [{ to: 'cancelled', undoable: true }],
};
const day: SalonDay = {
  date: DATE,
  today: '2026-11-22',
  closed: null,
  stylists: [{ _id: 'd', name: 'Dilani', picture: null, shifts: [{ start: '09:00', end: '18:00' }], away: [] }],
  visits: [visit],
  cancelled: 0,
};
const VISIT_CHANGED: DeskEvent = { isComplete: true, changes: [{ subject: 'visit', day: DATE }] };

/** A salon with a stream whose events a test sends; after each reopening, events may have been missed. */
function liveSalon() {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  let sent = 0;
  const send = (event: DeskEvent) =>
    stream.enqueue(new TextEncoder().encode(`id: ${(sent += 1)}\ndata: ${JSON.stringify(event)}\n\n`));
  const body = () => {
    const opened = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
    send({ isComplete: false, changes: [] });
    return new Response(opened);
  };
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    [`GET /admin/days/${DATE}`]: day,
    'GET /admin/visits/ARL-261120-0001': visitRecord({ visit }),
    'GET /admin/stream': body,
  });
  const reads = () => salon.callsTo(`GET /admin/days/${DATE}`).length;
  return { salon, reads, body, send: (event: DeskEvent) => act(async () => send(event)), end: () => stream.close() };
}

const board = () => screen.findByRole('group', { name: 'Visits of the day' });
const cell = async (name: RegExp) => within(await board()).findByRole('button', { name });

it('shows what a colleague changes at once, and leaves focus and open fields alone', async () => {
  const { salon, reads, send } = liveSalon();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await userEvent.click(await cell(/Ama Silva/));
  const note = await screen.findByRole('textbox', { name: /For the desk/ });
  await userEvent.type(note, 'half a sen');
  await waitFor(() => expect(reads()).toBe(2));
  const other = { ...visit, _id: 'v2', appointmentId: 'ARL-2', startTime: '13:00', endTime: '14:00' };
  salon.replies[`GET /admin/days/${DATE}`] = {
    ...day,
    visits: [visit, { ...other, user: { ...visit.user, name: 'Banu' } }],
  };
  await send(VISIT_CHANGED);
  expect(await screen.findByText('2 visits')).toBeInTheDocument();
  expect(note).toHaveFocus();
  expect(note).toHaveValue('half a sen');
  salon.replies[`GET /admin/days/${DATE}`] = { ...day, visits: [] };
  await send(VISIT_CHANGED);
  expect(await screen.findByText('A colleague has moved or cancelled this visit meanwhile.')).toBeVisible();
  expect(note).toHaveFocus();
  await send({ isComplete: true, changes: [{ subject: 'visit', day: '2026-11-27' }] });
  expect(reads()).toBe(4);
});

it('fetches many changes, as those of a closed day, in a few rounds', async () => {
  const { salon, reads, send } = liveSalon();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await cell(/Ama Silva/);
  await waitFor(() => expect(reads()).toBe(2));
  const began = performance.now();
  for (let change = 0; change < 40; change += 1) await send(VISIT_CHANGED);
  salon.replies[`GET /admin/days/${DATE}`] = { ...day, visits: [] };
  await send(VISIT_CHANGED);
  expect(await cell(/Free 540 min/)).toBeVisible();
  expect(reads()).toBeLessThanOrEqual(4 + (performance.now() - began) / 500);
});

it('keeps the focus near a cell that a colleague takes away', async () => {
  const { salon, send } = liveSalon();
  open(`/admin/day/${DATE}`, { signedIn: true });
  const focused = await cell(/Ama Silva/);
  act(() => focused.focus());
  salon.replies[`GET /admin/days/${DATE}`] = { ...day, visits: [] };
  await send(VISIT_CHANGED);
  expect(await cell(/Free 540 min/)).toHaveFocus();
});

it('says calmly that the stream is lost, and fetches anew when it is back', async () => {
  const { salon, reads, body, end } = liveSalon();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await cell(/Ama Silva/);
  await waitFor(() => expect(reads()).toBe(2));
  salon.replies['GET /admin/stream'] = refuse(503, 'UPSTREAM_DOWN', 'No.');
  end();
  expect(await screen.findByText(/^Not live: last seen \d+:\d\d [AP]M\. Trying again…$/)).toBeVisible();
  expect(salon.callsTo('GET /admin/stream')[1]?.headers['last-event-id']).toBe('1');
  salon.replies['GET /admin/stream'] = body;
  salon.replies[`GET /admin/days/${DATE}`] = { ...day, visits: [] };
  await waitFor(() => expect(screen.queryByText(/Not live/)).toBeNull());
  expect(await cell(/Free 540 min/)).toBeVisible();
  expect(reads()).toBe(3);
});

it('reads the user again when the stream is refused, as after a change of their permissions', async () => {
  const { salon, reads, end } = liveSalon();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await waitFor(() => expect(reads()).toBe(2));
  salon.replies['GET /admin/stream'] = refuse(403, 'ADMIN_ONLY', 'No.');
  end();
  await waitFor(() => expect(salon.callsTo('GET /auth/me')).toHaveLength(2));
});

it('offers Completed once the visit has begun while it is open, without any event', async () => {
  const every = jest.spyOn(globalThis, 'setInterval');
  const { salon, reads } = liveSalon();
  open(`/admin/day/${DATE}`, { signedIn: true });
  await waitFor(() => expect(reads()).toBe(2));
  await userEvent.click(await cell(/Ama Silva/));
  await screen.findByRole('button', { name: 'Cancel the visit' });
  expect(screen.queryByRole('button', { name: 'Completed' })).toBeNull();
  salon.replies['GET /admin/visits/ARL-261120-0001'] = visitRecord({
    visit: { ...visit, moves: [{ to: 'completed', undoable: true }] },
  });
  const eachMinute = every.mock.calls.find(([, ms]) => ms === 60_000)?.[0];
  act(() => eachMinute?.());
  expect(await screen.findByRole('button', { name: 'Completed' })).toBeVisible();
});
