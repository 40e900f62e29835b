import { HttpException, NotFoundException } from '@nestjs/common';
import { bookingRefusals, generalRefusals, refuse } from '@salon/contracts';
import { DomainError, type ErrorKind } from '@salon/kernel';
import { errorReply, noticeReply } from './error.policy.js';

const ID = 'request-1';

describe('each kind has its status (docs/decisions.md)', () => {
  it.each<[string, ErrorKind, number]>([
    ['S-105 a bad form', 'invalid', 400],
    ['S-102 a session that ended', 'unauthenticated', 401],
    ['F-013 S-103 no permission', 'forbidden', 403],
    ['S-104 something that is not there', 'not_found', 404],
    ['a time just taken', 'conflict', 409],
    ['too much to send', 'too_large', 413],
    ['a body of another type', 'unsupported', 415],
    ['too many tries', 'throttled', 429],
    ['S-107 a service that is away', 'unavailable', 503],
    ['S-100 a service that is too slow', 'timeout', 504],
    ['a full disk', 'full', 507],
  ])('%s', (_story, kind, status) => {
    const { body, ...reply } = errorReply(
      new DomainError(kind, 'CODE', 'What the log reads.', { params: { minutes: 5 } }),
      ID,
    );
    expect(reply).toMatchObject({ status });
    expect(body).toEqual({ status: 'error', code: 'CODE', message: generalRefusals[kind], requestId: ID });
  });
});

it('F-055 carries fields and what the customer needs to go on, and nothing else', () => {
  const error = new DomainError('conflict', 'BOOKING_SLOT_TAKEN', bookingRefusals.BOOKING_SLOT_TAKEN.text, {
    errors: { startTime: 'Taken' },
    data: { availableSlots: ['10:00'] },
    cause: new Error('23P01'),
  });
  expect(errorReply(error, ID).body).toEqual({
    status: 'error',
    code: 'BOOKING_SLOT_TAKEN',
    message: bookingRefusals.BOOKING_SLOT_TAKEN.text,
    errors: { startTime: 'Taken' },
    data: { availableSlots: ['10:00'] },
    requestId: ID,
  });
});

it('renders the sentence of a code with its parameters, which stay inside', () => {
  const error = refuse('CART_QUANTITY', { params: { most: 10 } });
  expect(errorReply(error, ID).body).toEqual({
    status: 'error',
    code: 'CART_QUANTITY',
    message: 'You can book a service at most 10 times in a visit',
    requestId: ID,
  });
});

it.each([
  ['what the refusal says, rounded up', new DomainError('throttled', 'T', 't', { retryAfter: 12.1 }), 13],
  ['at least a second', new DomainError('throttled', 'T', 't', { retryAfter: 0 }), 1],
  ['a minute when nobody says', new DomainError('throttled', 'T', 't'), 60],
  ['a moment when a service is away', new DomainError('unavailable', 'U', 'u'), 2],
  ['nothing for a bad form', new DomainError('invalid', 'I', 'i'), undefined],
])('tells how long to wait: %s', (_story, error, seconds) => {
  expect(errorReply(error, ID).retryAfter).toBe(seconds);
});

it.each([
  ['a bug', new TypeError('secret detail')],
  ['what is no error at all', 'secret detail'],
  ['nothing', undefined],
  ['an exception of the framework nobody planned for', new HttpException('secret detail', 418)],
])('S-107 F-055 hides %s', (_story, error) => {
  expect(errorReply(error, ID)).toEqual({
    status: 500,
    body: { status: 'error', code: 'INTERNAL', message: generalRefusals.unavailable, requestId: ID },
  });
});

it('words what the framework refuses in the same shape', () => {
  expect(errorReply(new NotFoundException('Cannot GET /x'), ID)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: generalRefusals.not_found },
  });
  expect(errorReply(Object.assign(new Error('x'), { statusCode: 413 }), ID)).toMatchObject({
    status: 413,
    body: { message: generalRefusals.too_large },
  });
  expect(errorReply(Object.assign(new Error('x'), { statusCode: 415 }), ID)).toMatchObject({
    status: 415,
    body: { message: generalRefusals.unsupported },
  });
  expect(errorReply(Object.assign(new Error('x'), { statusCode: 400 }), ID)).toMatchObject({
    status: 400,
    body: { message: generalRefusals.invalid },
  });
});

it.each<[ErrorKind, number]>([
  ['invalid', 400],
  ['unavailable', 503],
  ['timeout', 503],
  ['full', 503],
  ['throttled', 503],
])('tells the gateway of a notice that is %s: %i', (kind, status) => {
  expect(noticeReply(errorReply(new DomainError(kind, 'C', 'm'), ID)).status).toBe(status);
});

it('makes the gateway retry after a bug', () => {
  expect(noticeReply(errorReply(new Error('x'), ID)).status).toBe(503);
});
