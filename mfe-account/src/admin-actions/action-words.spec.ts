import { changeOf, kindOf, reasonOf, valueOf } from './action-words.js';

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
  ['kind', 'newer', 'newer'],
  ['hours', '09:00–12:00', '09:00–12:00'],
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

it('a kind of a newer release has its own name, and a step’s own reason is not said twice', () => {
  expect([kindOf('status'), kindOf('later_kind')]).toEqual(['Changed the status', 'later_kind']);
  expect(['arrived', 'placed by admin', 'rang'].map((reason) => reasonOf({ reason }))).toEqual([null, null, 'rang']);
  expect(reasonOf({ reason: 'reassigned from Dilani Perera: She asked: please' })).toBe('She asked: please');
});
