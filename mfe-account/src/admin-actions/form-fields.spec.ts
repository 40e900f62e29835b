import type { ActionEntry } from '@salon/contracts';
import { changeOf } from './action-words.js';
import { inFormOrder, labelsOfForm } from './form-fields.js';

type Subject = Pick<ActionEntry['subject'], 'content' | 'part'>;

const shown = (subject: Subject, fields: string[]): string[] =>
  inFormOrder(
    fields.map((field) => ({ field, before: null, after: '1' })),
    labelsOfForm(subject),
  ).map((change) => changeOf(change, subject).field);

it.each<[string, Subject, string[], string[]]>([
  [
    'leave',
    { part: 'exception' },
    ['to', 'from', 'kind', 'note', 'hours'],
    ['What it is', 'First day', 'Last day', 'Hours', 'Note'],
  ],
  [
    'a stylist',
    { part: 'stylist' },
    ['leftAt', 'serviceIds', 'skills', 'name'],
    ['Name', 'A line about them', 'Services', 'Archived'],
  ],
  [
    'a service with a free middle',
    { content: { kind: 'services', name: null, author: null, isOrder: false } },
    ['freeMiddle.minutes', 'averageTime', 'freeMiddle.after', 'title'],
    ['Title', 'Minutes', 'Free middle: Begins after (minutes)', 'Free middle: Lasts (minutes)'],
  ],
  ['closed days', { part: 'closure' }, ['2026-12-25', '2026-12-24'], ['Dec 25, 2026', 'Dec 24, 2026']],
  ['what an older service does not say', {}, ['to', 'from'], ['To', 'From']],
])('the fields of %s stand in the order of the form, with its labels', (_what, subject, fields, labels) => {
  expect(shown(subject, fields)).toEqual(labels);
});
