import type { DeskEvent } from '@salon/contracts';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmed, visitRecord } from '../testing/fixtures.js';
import { decided, hoursSalon, outside } from '../testing/hours-salon.js';
import { open } from '../testing/open.js';

const LIST = 'GET /admin/outside-hours';
const MOVE = 'PATCH /appointments/a1/reschedule';
const CANCEL = 'PATCH /appointments/a1/status';
const REASSIGN = 'POST /admin/appointments/a1/reassign';
const NADEESHA = { _id: '22222222-2222-4222-8222-222222222222', name: 'Nadeesha Silva' };
const nothing = { visits: [], total: 0 };
const OPEN_TASK = /The visit stays an open task/;
const lost = () => Promise.reject(new TypeError('fetch failed'));

/** Chooses for Nimali's visit, and decides. @param left what waits for a decision afterwards */
async function decide(option: string, replies: Record<string, Reply>, left: object = nothing) {
  const salon = hoursSalon({ [LIST]: { visits: [outside], total: 1 }, ...replies });
  const { queryClient } = open('/admin/outside-hours', { signedIn: true });
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), option);
  salon.replies[LIST] = left;
  await userEvent.click(screen.getByRole('button', { name: 'Do this for 1 visit' }));
  return { salon, queryClient };
}

it('a visit that a colleague has settled leaves the page, and so does what was chosen for it', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let sent = 0;
  const send = (event: DeskEvent) =>
    stream?.enqueue(new TextEncoder().encode(`id: ${(sent += 1)}\ndata: ${JSON.stringify(event)}\n\n`));
  const salon = hoursSalon({
    [LIST]: { visits: [outside], total: 1 },
    'GET /admin/stream': () => new Response(new ReadableStream({ start: (opened) => void (stream = opened) })),
  });
  open('/admin/outside-hours', { signedIn: true });
  await userEvent.selectOptions(await screen.findByLabelText(/visit of Nimali/), 'cancel');
  await waitFor(() => expect(stream).toBeDefined());
  salon.replies[LIST] = nothing;
  await act(async () => send({ isComplete: true, changes: [{ subject: 'visit', day: outside.date }] }));
  expect(await screen.findByRole('heading', { name: 'No visit waits for a decision.' })).toBeVisible();
});

it('a visit that a colleague has moved is not said to stay an open task', async () => {
  const moved = 'Somebody has moved this visit meanwhile.';
  await decide('cancel', { [CANCEL]: () => refuse(409, 'VISIT_CHANGED', moved) });
  expect(await screen.findByRole('heading', { name: 'No visit waits for a decision.' })).toBeVisible();
  expect(screen.getByText(moved)).toBeVisible();
  expect(screen.queryByText(OPEN_TASK)).toBeNull();
});

it.each([
  ['cancel', CANCEL, { status: 'cancelled' as const }, 'Cancelled, LKR 1,000 is refunded.'],
  [
    'move 2026-11-25 10:00',
    MOVE,
    { date: '2026-11-25', startTime: '10:00' },
    'Moved to Wed, Nov 25, 10:00 AM with Dilani Perera.',
  ],
  [`reassign ${NADEESHA._id}`, REASSIGN, { stylist: NADEESHA }, 'Nadeesha Silva takes it.'],
])('a decision whose response was lost is done when the record has it: %s', async (option, call, change, done) => {
  const record = visitRecord({ visit: { ...confirmed, ...change } });
  await decide(option, { [call]: lost, 'GET /admin/visits/ARL-261120-0001': record });
  expect(await screen.findByText(done)).toBeVisible();
  expect(screen.queryByText(OPEN_TASK)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it.each([
  ['cancel', CANCEL, {}],
  [`reassign ${NADEESHA._id}`, REASSIGN, { stylist: NADEESHA, status: 'cancelled' as const }],
])('a lost decision that was not made leaves an open task: %s', async (option, call, change) => {
  const left = { visits: [outside], total: 1 };
  const record = visitRecord({ visit: { ...confirmed, ...change } });
  await decide(option, { [call]: lost, 'GET /admin/visits/ARL-261120-0001': record }, left);
  expect(await screen.findByText(OPEN_TASK)).toBeVisible();
});

it('a visit that a colleague has moved alike is moved', async () => {
  await decide('move 2026-11-25 10:00', { [MOVE]: { appointment: decided.appointment } });
  expect(await screen.findByText('Moved to Wed, Nov 25, 10:00 AM with Dilani Perera.')).toBeVisible();
});

it('the visits stay in sight until all are decided', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { salon, queryClient } = await decide('keep', {
    'POST /admin/appointments/a1/keep': () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await waitFor(() => expect(salon.callsTo('POST /admin/appointments/a1/keep')).toHaveLength(1));
  await act(async () => queryClient.refetchQueries({ queryKey: ['admin', 'outside-hours'] }));
  expect(screen.getByLabelText(/visit of Nimali/)).toHaveValue('keep');
  await act(async () => answer(Response.json({ status: 'success', data: decided })));
  expect(await screen.findByText('Kept as it is.')).toBeVisible();
});
