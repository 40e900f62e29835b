import type { ContentSubject, SalonChange, SalonFacts } from '@salon/contracts';
import { change } from '../testing/hours-salon.js';
import { changeOf, valueOf } from './action-words.js';
import { contentTitleOf, kindOf, salonTitleOf } from './done-words.js';

it.each([
  ['status', 'no_show', 'no show'],
  ['deskPaidCents', '450000', 'LKR 4,500.00'],
  ['bookingFee', '1234.5', 'LKR 1,234.50'],
  ['arrivedAt', '2026-11-26T05:00:00.000Z', 'Nov 26, 2026, 10:30 AM'],
  ['day', '2026-11-26', 'Nov 26, 2026'],
  ['startTime', '14:30', '2:30 PM'],
  ['disabled', 'true', 'yes'],
  ['note', null, 'nothing'],
  ['kind', 'sick', 'Sick'],
  ['means', 'transfer', 'Bank transfer'],
  ['means', 'newer', 'newer'],
  ['kind', 'newer', 'newer'],
  ['thumbnail', '/media/catalog/cff3/800.webp', 'a picture'],
  ['hours', '09:00–12:00', '9:00 AM – 12:00 PM'],
  ['week.monday', '09:00–13:00, 14:00–00:00', '9:00 AM – 1:00 PM, 2:00 PM – midnight'],
  ['week.monday', '', 'closed'],
  ['2026-12-21', null, 'open'],
  ['serviceIds', 'all', 'all services'],
  ['serviceIds', 'Cut, Nails', 'Cut, Nails'],
  ['note', 'Sensitive skin', 'Sensitive skin'],
])('says %s %s as %s', (field, value, said) => expect(valueOf(field, value)).toBe(said));

it('names a field by its word, or by what it is called', () => {
  expect(changeOf({ field: 'totalCents', before: '100', after: '200' })).toEqual({
    field: 'Total',
    before: 'LKR 1.00',
    after: 'LKR 2.00',
  });
  expect(changeOf({ field: 'bufferMinutes', before: null, after: '5' }).field).toBe('Minutes for tidying up after it');
  expect(changeOf({ field: 'notes.allergies', before: null, after: 'Nuts' }).field).toBe('Allergies');
  expect(changeOf({ field: 'notes.prepay', before: null, after: 'x' }).field).toBe('Pays in full online, because');
});

it.each([
  ['slug', 'Short name'],
  ['isHiring', 'Hiring'],
  ['more.to', 'Link: Page'],
  ['value.footerText', 'Footer text'],
  ['title', 'Title'],
])('calls %s of the content as its form does', (field, label) => {
  expect(changeOf({ field, before: null, after: 'x' }).field).toBe(label);
});

it.each([
  ['gallery', 'title', 'Caption'],
  ['gallery', 'caption', 'Group'],
  ['gallery', 'archivedAt', 'Archived'],
  ['statistics', 'number', 'Number'],
  ['offers', 'title', 'Title'],
  ['settings', 'value.address', 'Address'],
  ['reviews', 'hiddenAt', 'Hidden'],
  ['newer', 'title', 'Title'],
])('of the type %s calls %s %s', (type, field, label) => {
  const content = { kind: type as ContentSubject['kind'], name: null, author: null, isOrder: false };
  expect(changeOf({ field, before: null, after: 'x' }, { content }).field).toBe(label);
});

it('says of a picture that it is another one, or that it was removed', () => {
  const [before, after] = ['/art/hair.svg', '/media/catalog/cff3/800.webp#focus=10,20'];
  const change = { field: 'thumbnail', before, after };
  expect(changeOf(change)).toEqual({ field: 'Picture', before: null, after: 'another picture' });
  expect(changeOf({ ...change, after: null })).toEqual({ field: 'Picture', before: 'a picture', after: 'nothing' });
});

it.each(['archivedAt', 'leftAt', 'hiddenAt'])('of %s says only whether it is so', (field) => {
  const at = '2026-11-30T06:25:00.000Z';
  expect(changeOf({ field, before: at, after: null })).toMatchObject({ before: 'yes', after: 'no' });
  expect(changeOf({ field, before: null, after: at })).toMatchObject({ before: 'no', after: 'yes' });
});

it('names a closed day, a weekday, and a line about a stylist as its form does', () => {
  const labelOf = (field: string) => changeOf({ field, before: null, after: 'x' }).field;
  expect(['2026-12-21', 'week.monday', 'skills', 'leftAt'].map(labelOf)).toEqual([
    'Dec 21, 2026',
    'Monday',
    'A line about them',
    'Archived',
  ]);
});

it.each([
  [null, 'closed'],
  ['Dilani', 'day off'],
])('a weekday without hours, of a plan of %s, reads %s', (stylist, words) => {
  const facts: SalonFacts = { kind: 'plan', stylist, validFrom: '2027-02-15' };
  const change = { field: 'week.monday', before: '09:00–18:00', after: '' };
  expect(changeOf(change, { facts })).toEqual({ field: 'Monday', before: '9:00 AM – 6:00 PM', after: words });
  expect(changeOf({ ...change, before: '', after: '09:00–18:00' }, { facts }).before).toBe(words);
  expect(changeOf({ ...change, before: null }, { facts }).before).toBeNull();
});

it.each<[string, SalonChange['kind'], 'archived' | 'restored']>([
  ['Archived: Dilani', 'edit', 'archived'],
  ['Restored: Dilani', 'edit', 'restored'],
  ['Archived by Undo: Dilani', 'undo', 'archived'],
  ['Restored by Undo: Dilani', 'undo', 'restored'],
])('a stylist reads %s', (words, kind, step) => {
  const facts: SalonFacts = { kind: 'stylist', name: 'Dilani', step };
  expect(salonTitleOf({ ...change, subject: 'stylist', kind, facts, title: 'x' })).toBe(words);
});

it('content reads the same, and the undo of its creation that it was archived', () => {
  expect(contentTitleOf({ what: 'archive' }, 'Cut')).toBe('Archived: Cut');
  expect(contentTitleOf({ what: 'undo', effect: 'archive' }, 'Cut')).toBe('Archived by Undo: Cut');
  expect(contentTitleOf({ what: 'undo', effect: 'restore' }, 'Cut')).toBe('Restored by Undo: Cut');
  expect(contentTitleOf({ what: 'undo' }, 'Cut')).toBe('Undid a change of Cut');
});

it('a kind of a newer release has its own name', () => {
  expect([kindOf('status'), kindOf('later_kind')]).toEqual(['Changed the status', 'later_kind']);
});

it.each<[string, SalonChange['subject'], SalonChange['kind'], title: string]>([
  ['Closed the salon on Dec 25, 2026 and 1 more', 'closure', 'create', 'Dec 25, 2026 and 1 more'],
  ['Changed why the salon is closed on Dec 25, 2026', 'closure', 'edit', 'Dec 25, 2026'],
  ['Opened the salon again on Dec 25, 2026', 'closure', 'remove', 'Dec 25, 2026'],
  ['Undid a change of the closed day: Dec 25, 2026', 'closure', 'undo', 'Dec 25, 2026'],
  ['Undid a change of the closing of Dec 3, 2026', 'closing', 'undo', 'Dec 3, 2026'],
  ['Noted what became of a payment notice: The bank called', 'notice', 'create', 'a payment notice: The bank called'],
  ['Added: Leave of Dilani, Nov 26, 2026', 'exception', 'create', 'Leave of Dilani, Nov 26, 2026'],
  ['Undid a change of Leave of Dilani, Nov 26, 2026', 'exception', 'undo', 'Leave of Dilani, Nov 26, 2026'],
])('a change of the salon reads %s', (words, subject, kind, title) => {
  expect(salonTitleOf({ ...change, subject, kind, title })).toBe(words);
});

it('a change of the salon with its facts reads as they say', () => {
  const facts: SalonFacts = { kind: 'closure', days: ['2026-12-25', '2026-12-26'] };
  const said = salonTitleOf({ ...change, subject: 'closure', kind: 'create', facts, title: 'as the service says' });
  expect(said).toBe('Closed the salon on Dec 25, 2026 and 1 more');
});

it.each<[string, SalonChange['subject'], SalonChange['effect']]>([
  ['Opened the salon again on Dec 8', 'closure', 'remove'],
  ['Closed the salon again on Dec 8', 'closure', 'create'],
  ['Closed the day again: Dec 8', 'closing', 'create'],
  ['Put back to the open tasks: Dec 8', 'notice', 'remove'],
  ['Removed again: Dec 8', 'exception', 'remove'],
  ['Added again: Dec 8', 'exception', 'create'],
])('an undo, and the undo of an undo, read %s', (words, subject, effect) => {
  expect(salonTitleOf({ ...change, subject, kind: 'undo', effect, title: 'Dec 8' })).toBe(words);
});
