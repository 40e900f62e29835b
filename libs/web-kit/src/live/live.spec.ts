import type { DeskEvent } from '@salon/contracts';
import { follow } from './follow.js';
import { isTouched } from './live.rules.js';
import { readEvents } from './read-events.js';

const event = (...changes: DeskEvent['changes']): DeskEvent => ({ isComplete: true, changes });
const visit = event({ subject: 'visit', day: '2026-11-26' });
const hours = event({ subject: 'salon', day: null });
const mail = event({ subject: 'mail', day: null });

afterEach(() => jest.restoreAllMocks());

it.each<[string, readonly unknown[], DeskEvent, boolean]>([
  ['a visit, its day', ['admin', 'day', '2026-11-26'], visit, true],
  ['a visit, another day', ['admin', 'day', '2026-11-27'], visit, false],
  ['a visit, its week', ['admin', 'week', '2026-11-23', 'd'], visit, true],
  ['a visit, its week from that day on', ['admin', 'week', '2026-11-26', 'd'], visit, true],
  ['a visit, the week before', ['admin', 'week', '2026-11-19', 'd'], visit, false],
  ['a visit, any open visit', ['admin', 'visit', 'ARL-1'], visit, true],
  ['a visit, what is counted', ['admin', 'tasks'], visit, true],
  ['a visit, what lies outside the hours', ['admin', 'outside-hours'], visit, true],
  ['a visit, the overview of today', ['admin', 'dashboard'], visit, true],
  ['hours, every day', ['admin', 'day', '2030-01-01'], hours, true],
  ['a mail, no day', ['admin', 'day', '2026-11-26'], mail, false],
  ['a mail, what is to be done', ['admin', 'tasks'], mail, true],
  ['a message, what is to be done', ['admin', 'tasks'], event({ subject: 'message', day: null }), true],
  ['a message, no day', ['admin', 'day', '2026-11-26'], event({ subject: 'message', day: null }), false],
  ['a visit, the money of any day', ['admin', 'closing', '2026-11-20'], visit, true],
  ['nothing, what is to be done', ['admin', 'tasks'], event(), false],
  ['whatever was missed, every day', ['admin', 'day', '2026-11-27'], { isComplete: false, changes: [] }, true],
  ['whatever was missed, the clients', ['admin', 'clients'], { isComplete: false, changes: [] }, false],
  ['whatever was missed, the cart', ['cart'], { isComplete: false, changes: [] }, false],
])('a change of %s', (_what, key, changed, touched) => expect(isTouched(key, changed)).toBe(touched));

it('reads events whatever parts they come in, also through the middle of a letter', async () => {
  const text =
    'id: 1-2:2:\ndata: {"isComplete":true,"changes":[],"é":1}\n\nid: 2\ndata: {"isComplete":false,"changes":[]}\n\nid: 3';
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const found = [];
  for await (const { id, event: read } of readEvents(body)) found.push([id, read.isComplete]);
  expect(found).toEqual([
    ['1-2:2:', true],
    ['2', false],
  ]);
});

it('a refused stream is not asked for again', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({}, { status: 403 })));
  const onRefused = jest.fn();
  const listener = { lastId: () => null, onEvent: jest.fn(), onLost: jest.fn(), onRefused };
  await follow(listener, new AbortController().signal);
  expect([asked.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 1]);
});

it('a page that leaves while it waits opens no more streams', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('')));
  const left = new AbortController();
  const onLost = () => void setTimeout(() => left.abort());
  await follow({ lastId: () => null, onEvent: jest.fn(), onLost, onRefused: jest.fn() }, left.signal);
  expect(asked).toHaveBeenCalledTimes(1);
});
