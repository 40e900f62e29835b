import fc from 'fast-check';
import { type AcceptedNotice, attemptState, type Ledger, ledgerOf } from './ledger.rules.js';

const notice = (statusCode: number, paymentId = 'p1', orderId = 'o1'): AcceptedNotice => ({
  orderId,
  paymentId,
  statusCode,
  isKnown: false,
});
/** The same, with the ids that the retrieval API returns. */
const knowing = (known: readonly string[], notices: readonly AcceptedNotice[]): AcceptedNotice[] =>
  notices.map((each) => ({ ...each, isKnown: known.includes(`${each.orderId} ${each.paymentId}`) }));
const ids = ({ remaining }: Ledger): string[] => remaining.map(({ paymentId }) => paymentId);

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
    expect(
      attemptState(
        'o1',
        codes.map((code) => notice(code)),
      ),
    ).toBe(state);
  });

  it('a second payment of it counts when the first failed, or was charged back and the gateway knows both', () => {
    expect(attemptState('o1', [notice(-2), notice(2, 'p2')])).toBe('paid');
    const both = [notice(2), notice(-3), notice(2, 'p2')];
    expect([attemptState('o1', both), attemptState('o1', knowing(['o1 p1', 'o1 p2'], both))]).toEqual([
      'charged_back',
      'paid',
    ]);
    expect(attemptState('o1', [notice(-2), notice(0, 'p2')])).toBe('pending');
  });
});

describe('the ledger of an appointment', () => {
  it('D5 keeps the payment that arrived first and finds those of other orders to give back', () => {
    const { remaining, isChargedBack } = ledgerOf([notice(2, 'p2', 'o2'), notice(2), notice(-2, 'p3')]);
    expect([remaining, isChargedBack]).toEqual([
      [
        { orderId: 'o2', paymentId: 'p2' },
        { orderId: 'o1', paymentId: 'p1' },
      ],
      false,
    ]);
  });

  it('does not count what was charged back, though it did succeed', () => {
    const ledger = ledgerOf([notice(-3), notice(2)]);
    expect([ledger.remaining, ledger.succeeded.length, ledger.isChargedBack]).toEqual([[], 1, true]);
  });

  it('T36 an order has one payment, under the id that arrived first, until the retrieval API names others', () => {
    const sent = [notice(2, '5'), notice(2, '0'), notice(2, ''), notice(2, '9')];
    expect(ids(ledgerOf(sent))).toEqual(['5']);
    expect(ids(ledgerOf(knowing(['o1 0'], sent)))).toEqual(['0']);
    expect(ids(ledgerOf(knowing(['o1 9', 'o1 0'], sent)))).toEqual(['0', '9']);
  });

  it('T36 a charge-back under an id that nobody knows is that of the payment that counts, once', () => {
    expect(ledgerOf([notice(2, '5'), notice(-3, 'x'), notice(-3, 'y')])).toMatchObject({
      remaining: [],
      isChargedBack: true,
    });
    const sent = [notice(2, 'r1'), notice(2, 'r2'), notice(-3, 'x'), notice(-3, 'y')];
    expect(ids(ledgerOf(knowing(['o1 r1', 'o1 r2'], sent)))).toEqual(['r2']);
    const named = [...sent, notice(-3, 'r2')];
    expect(ids(ledgerOf(knowing(['o1 r1', 'o1 r2'], named)))).toEqual(['r1']);
  });

  it('T36 the payment that counted before the retrieval API named it still comes first', () => {
    const sent = [notice(2, '0'), notice(2, 'p2', 'o2'), notice(2, 'r1')];
    expect(ids(ledgerOf(knowing(['o1 r1'], sent)))).toEqual(['r1', 'p2']);
  });
});

/** The result of a ledger, regardless of which of several payments is first. */
const amounts = (notices: readonly AcceptedNotice[]): unknown => {
  const { succeeded, remaining, isChargedBack } = ledgerOf(notices);
  const orders = succeeded.map(({ orderId }) => orderId).sort();
  return [orders, remaining.map(({ orderId }) => orderId).sort(), isChargedBack];
};
const anyNotice = fc.record({
  orderId: fc.constantFrom('o1', 'o2'),
  paymentId: fc.constantFrom('', '0', 'p1', 'p2', 'p3'),
  statusCode: fc.constantFrom(0, 2, 2, -1, -2, -3),
});
const anyKnown = fc.subarray(['o1 p1', 'o1 p2', 'o2 p2', 'o2 p3']);
/** Notices, the retrieval API's payments, and the same notices reordered and partly duplicated. */
const shuffled = fc
  .array(anyNotice, { maxLength: 10 })
  .chain((notices) =>
    fc.tuple(
      fc.constant(notices),
      fc.shuffledSubarray(notices, { minLength: notices.length }),
      fc.subarray(notices),
      anyKnown,
    ),
  );

describe('T37 properties', () => {
  const asNotices = (known: string[], notices: readonly Omit<AcceptedNotice, 'isKnown'>[]): AcceptedNotice[] =>
    knowing(
      known,
      notices.map((each) => ({ ...each, isKnown: false })),
    );

  it('comes to the same for every order of the same notices, duplicates included', () => {
    fc.assert(
      fc.property(shuffled, ([notices, other, again, known]) => {
        const [one, another] = [asNotices(known, notices), asNotices(known, [...other, ...again])];
        expect(amounts(another)).toEqual(amounts(one));
        for (const order of ['o1', 'o2']) expect(attemptState(order, another)).toBe(attemptState(order, one));
      }),
    );
  });

  it('T36 any number of further ids of a genuine notice come to what the notice alone comes to', () => {
    const forged = fc.array(
      fc.record({ at: fc.nat(), paymentId: fc.constantFrom('', 'x', 'y', 'z'), where: fc.nat() }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(fc.array(anyNotice, { minLength: 1, maxLength: 8 }), anyKnown, forged, (notices, known, others) => {
        const sent: Omit<AcceptedNotice, 'isKnown'>[] = [...notices];
        for (const { at, paymentId, where } of others) {
          const genuine = notices[at % notices.length];
          if (genuine) sent.splice(where % (sent.length + 1), 0, { ...genuine, paymentId });
        }
        const [genuine, all] = [asNotices(known, notices), asNotices(known, sent)];
        expect(amounts(all)).toEqual(amounts(genuine));
      }),
    );
  });

  it('success is final but for a charge-back', () => {
    const lesser = fc.array(fc.constantFrom(0, -1, -2), { maxLength: 6 });
    fc.assert(
      fc.property(
        lesser,
        lesser,
        (before, after) =>
          attemptState(
            'o1',
            [...before, 2, ...after].map((code) => notice(code)),
          ) === 'paid',
      ),
    );
  });
});
