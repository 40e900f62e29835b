import { DomainError } from '@salon/kernel';
import { generalRefusals } from './general.js';
import { passOn, refuse, sentenceOf } from './refuse.js';

it('takes kind, sentence and field of a refusal from its code', () => {
  const error = refuse('EMAIL_TAKEN');
  const text = 'An account with this email already exists';
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toMatchObject({ kind: 'conflict', code: 'EMAIL_TAKEN', message: text, errors: { email: text } });
});

it('puts the parameters into the sentence, and names the field of the call', () => {
  const text = 'Quantity must be between 1 and 10';
  const params = { reason: 'quantity', most: 10 } as const;
  expect(refuse('INVALID', { params, field: 'quantity' })).toMatchObject({
    kind: 'invalid',
    params,
    message: text,
    errors: { quantity: text },
  });
});

it.each([
  [
    refuse('MOVE_NEEDS_REASON', { params: { reason: 'late', hours: 1 } }),
    'Customers can move it until 1 hour before it',
  ],
  [
    refuse('MOVE_NEEDS_REASON', { params: { reason: 'late', hours: 6 } }),
    'Customers can move it until 6 hours before it',
  ],
  [refuse('MOVE_NEEDS_REASON', { params: { reason: 'often', most: 0 } }), 'Customers cannot move it. Please say why'],
  [refuse('MOVE_NEEDS_REASON', { params: { reason: 'often', most: 1 } }), 'It has been moved 1 time already.'],
  [refuse('RESCHEDULE_REFUSED', { params: { reason: 'often', most: 1 } }), 'another time at most 1 time'],
  [refuse('STYLIST_HAS_VISITS', { params: { name: 'Ama', count: 2 } }), 'Ama still has 2 visits to come. Give them'],
  [refuse('STYLIST_HAS_VISITS', { params: { name: 'Ama', count: 2, waiting: 1 } }), 'has 1 visit to come. Give it to'],
  [
    refuse('LINES_REFUSED', {
      params: { reason: 'held', name: 'Dilani', who: 'Ama', from: '11:00', to: '12:00', minutes: 1 },
    }),
    'has not paid yet, so the longer visit lacks 1 minute. Please move the visit first.',
  ],
])('counts in words: $message', ({ message }, beginning) => expect(message).toContain(beginning));

it.each([
  [1, 'A cart holds at most 1 service'],
  [20, 'A cart holds at most 20 different services'],
])('a cart that is full says how many different services it holds: %d', (most, text) => {
  expect(refuse('CART_FULL', { params: { most } }).message).toBe(text);
});

it.each([
  [1, generalRefusals.throttled],
  [60, generalRefusals.throttled],
  [61, 'Too many attempts. Please try again in 2 minutes.'],
  [90 * 60, 'Too many attempts. Please try again in 90 minutes.'],
  [90 * 60 + 1, 'Too many attempts. Please try again in 2 hours.'],
])('says how long to wait: %d seconds', (retryAfter, text) => {
  expect(refuse('THROTTLED', { retryAfter }).message).toBe(text);
  expect(refuse('ACCOUNT_THROTTLED', { params: { reason: 'tries' }, retryAfter }).message).toBe(text);
});

it('says the problem of the first field when the code has no sentence of its own', () => {
  const errors = { name: 'Name is required', email: 'Email is invalid' };
  expect(refuse('ACCOUNT_INVALID', { errors }).message).toBe('Name is required');
  expect(refuse('ACCOUNT_INVALID').message).toBe(generalRefusals.invalid);
});

it('passes on what it needs to continue, and the cause', () => {
  const [data, cause] = [{ availableSlots: ['10:00'] }, new Error('23P01')];
  expect(refuse('BOOKING_SLOT_TAKEN', { data, cause, retryAfter: 2 })).toMatchObject({ data, cause, retryAfter: 2 });
});

it('says the problem of the field for an older service, which sends no parameters', () => {
  const errors = { month: 'Please choose a month' };
  expect(sentenceOf({ kind: 'invalid', code: 'INVALID', errors })).toBe('Please choose a month');
});

it.each([
  ['a code of a newer service', { code: 'HELD_BY_ROBOT', params: { name: 'x' }, errors: { name: 'x' } }],
  ['a name of every object', { code: 'constructor' }],
  ['a reason of a newer service', { code: 'APPOINTMENT_MOVE', params: { reason: 'toString' } }],
  ['an older service, which sends no parameters', { code: 'SERVICE_ARCHIVED' }],
])('says the general sentence of the kind for %s', (_story, said) => {
  expect(sentenceOf({ kind: 'not_found', ...said })).toBe(generalRefusals.not_found);
});

it('renders the refusal of another process by its code and parameters', () => {
  const failure = { status: 'error', code: 'SERVICE_ARCHIVED', params: { title: 'Old perm' }, requestId: 'r' } as const;
  expect(passOn('conflict', failure, 3)).toMatchObject({
    kind: 'conflict',
    code: 'SERVICE_ARCHIVED',
    message: 'Old perm is no longer offered',
    retryAfter: 3,
  });
});
