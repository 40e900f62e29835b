import type { ClosingEvent } from '@salon/contracts';
import { closingEventWords } from './closing.rules.js';

const event: ClosingEvent = { at: '2026-11-23T13:00:00.000Z', by: 'Ama', title: 'Closed Nov 23, 2026' };

it.each<[string, ClosingEvent['facts']]>([
  ['Closed', { done: 'closed', isUndo: false, reason: null }],
  ['Opened again: Card slip found', { done: 'opened', isUndo: false, reason: 'Card slip found' }],
  ['Undone: Closed', { done: 'closed', isUndo: true, reason: null }],
  ['Undone: Opened again: Card slip found', { done: 'opened', isUndo: true, reason: 'Card slip found' }],
  ['Closed Nov 23, 2026', null],
  ['Closed Nov 23, 2026', undefined],
])('an event of a day reads %j', (words, facts) => {
  expect(closingEventWords({ ...event, facts })).toBe(words);
});
