import fc from 'fast-check';
import { type AcceptedNotice, attemptState, ledgerOf } from './payment.rules.js';

const notice = (statusCode: number, paymentId = 'p1', orderId = 'o1'): AcceptedNotice => ({
  orderId,
  paymentId,
  statusCode,
});

describe('where an order stands', () => {
  it.each([
    [[], 'initiated'],
    [[0], 'pending'],
    [[0, 2], 'paid'],
    [[2, 0], 'paid'],
    [[-2, 2], 'paid'],
    [[2, -1], 'paid'],
    [[0, -2], 'failed'],
    [[-1], 'cancelled'],
    [[2, -3], 'charged_back'],
    [[-3, 2], 'charged_back'],
  ])('after %j it is %s', (codes, state) => {
    expect(attemptState(codes.map((code) => notice(code)))).toBe(state);
  });

  it('a second payment of it counts when the first failed or was charged back', () => {
    expect(attemptState([notice(-2), notice(2, 'p2')])).toBe('paid');
    expect(attemptState([notice(2), notice(-3), notice(2, 'p2')])).toBe('paid');
    expect(attemptState([notice(-2), notice(0, 'p2')])).toBe('pending');
  });
});

describe('the ledger of an appointment', () => {
  it('D5 keeps one payment and finds the others to give back', () => {
    const { standing, isChargedBack } = ledgerOf([notice(2, 'p2', 'o2'), notice(2), notice(-2, 'p3')]);
    expect([standing, isChargedBack]).toEqual([
      [
        { orderId: 'o1', paymentId: 'p1' },
        { orderId: 'o2', paymentId: 'p2' },
      ],
      false,
    ]);
  });

  it('does not count what was charged back, though it did succeed', () => {
    const ledger = ledgerOf([notice(-3), notice(2)]);
    expect([ledger.standing, ledger.succeeded.length, ledger.isChargedBack]).toEqual([[], 1, true]);
  });

  it('T37 is the same for every order of the same notices, duplicates included', () => {
    const any = fc.record({
      orderId: fc.constantFrom('o1', 'o2'),
      paymentId: fc.constantFrom('', 'p1', 'p2', 'p3'),
      statusCode: fc.constantFrom(0, 2, -1, -2, -3),
    });
    const shuffled = fc
      .array(any, { maxLength: 8 })
      .chain((notices) =>
        fc.tuple(
          fc.constant(notices),
          fc.shuffledSubarray(notices, { minLength: notices.length }),
          fc.subarray(notices),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([notices, other, again]) => {
        expect(ledgerOf([...other, ...again])).toEqual(ledgerOf(notices));
        expect(attemptState([...other, ...again])).toBe(attemptState(notices));
      }),
    );
  });

  it('T37 success is final but for a charge-back', () => {
    const lesser = fc.array(fc.constantFrom(0, -1, -2), { maxLength: 6 });
    fc.assert(
      fc.property(
        lesser,
        lesser,
        (before, after) => attemptState([...before, 2, ...after].map((code) => notice(code))) === 'paid',
      ),
    );
  });
});
