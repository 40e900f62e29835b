import fc from 'fast-check';
import { init } from '../testing/fixtures.js';
import { checkInit, paymentReducer, startOf, type PaymentEvent, type PaymentState } from './payment.rules.js';

const after = (events: PaymentEvent[], from: PaymentState = startOf(true)): PaymentState =>
  events.reduce(paymentReducer, from);
const start: PaymentEvent = { type: 'start' };
const refused: PaymentEvent = { type: 'refused', problem: 'Payment initialization failed' };
const script: PaymentEvent = { type: 'script-settled', failed: false };
const toReady: PaymentEvent[] = [start, script, { type: 'initialised', init }];

describe('the answer of the initialisation', () => {
  it.each([
    ['B-257', undefined, 'Empty response from payment server'],
    ['B-257', { status: 'success', data: undefined }, 'Empty response from payment server'],
    ['B-192 B-258', { status: 'error', data: init }, 'Invalid response status from payment server'],
    ['B-258', {}, 'Invalid response status from payment server'],
    ['B-193 B-259', { status: 'success' }, 'Missing payment data in server response'],
    ['B-259', { status: 'success', data: null }, 'Missing payment data in server response'],
    [
      'B-194 B-260',
      { status: 'success', data: { ...init, orderId: '', hash: undefined } },
      'Missing required payment fields: orderId, hash',
    ],
    [
      'B-260',
      { status: 'success', data: {} },
      'Missing required payment fields: merchantId, orderId, amount, currency, hash, checkoutUrl, fields',
    ],
    [
      'T66',
      { status: 'success', data: { ...init, checkoutUrl: 'javascript:alert(1)' } },
      'Missing required payment fields: checkoutUrl',
    ],
  ])('%s %j is refused with "%s"', (_, answer, problem) => {
    expect(checkInit(answer)).toEqual({ problem });
  });

  it('is taken when it is whole', () => {
    expect(checkInit({ status: 'success', data: init })).toEqual({ init });
  });
});

describe('the payment component', () => {
  it('B-165 B-167 loads the script, then initialises, then is ready', () => {
    expect(after([start])).toMatchObject({ step: 'connecting', attempt: 0 });
    expect(after([start, script])).toMatchObject({ step: 'initialising', attempt: 1 });
    expect(after(toReady)).toMatchObject({ step: 'ready', problem: null, init });
  });

  it('B-084 says it is preparing when the answer is slow, and still takes the answer', () => {
    expect(after([start, script, { type: 'slow' }]).step).toBe('preparing');
    expect(after([start, script, { type: 'slow' }, { type: 'initialised', init }]).step).toBe('ready');
  });

  it('D5 waits for the customer while an earlier payment is checked, and then does not open by itself', () => {
    const waiting = startOf(true, null, true);
    expect(after([start, { type: 'slow' }], waiting).step).toBe('checking');
    expect(after([{ type: 'pay-again' }, script, { type: 'initialised', init }], waiting)).toMatchObject({
      step: 'ready',
      auto: false,
    });
  });

  it('B-166 B-256 tries three times; the fourth is refused', () => {
    expect(after([start, script, refused, start, refused, start])).toMatchObject({ step: 'initialising', attempt: 3 });
    expect(after([start, script, refused, start, refused, start, refused, start])).toMatchObject({
      step: 'error',
      problem: 'Failed to initialize payment after multiple attempts. Please try again later.',
    });
  });

  it('keeps the reason of a final refusal when the page comes back', () => {
    const problem = 'This special offer has ended';
    const ended = after([start, script, { type: 'refused', problem, isFinal: true }]);
    expect(after([start, start], ended)).toEqual({ ...ended, step: 'error', problem });
  });

  it('B-254 can be paid with although the gateway script failed', () => {
    const state = after([start, { type: 'script-settled', failed: true }, { type: 'initialised', init }]);
    expect(state).toMatchObject({
      step: 'ready',
      problem: 'Failed to load payment gateway script. Please refresh and try again.',
    });
    expect(paymentReducer(state, { type: 'pay', by: 'customer' }).step).toBe('posting');
  });

  it.each([
    [
      'B-263',
      'timer',
      'Could not automatically redirect to payment gateway. Please click the Pay Now button when it appears.',
    ],
    ['B-264', 'customer', 'Failed to open payment gateway. Please try again.'],
  ] as const)('%s says so when the %s could not open the checkout, and stays ready', (_, by, problem) => {
    expect(after([...toReady, { type: 'pay', by }, { type: 'post-failed' }])).toMatchObject({
      step: 'ready',
      problem,
      auto: false,
    });
  });

  it('opens by itself only once', () => {
    expect(after(toReady).auto).toBe(true);
    expect(
      after([...toReady, { type: 'pay', by: 'timer' }, { type: 'posted' }, start, { type: 'initialised', init }]),
    ).toMatchObject({
      step: 'ready',
      auto: false,
      attempt: 1,
    });
  });

  it('waits for the other tab once the checkout is opened there', () => {
    expect(after([...toReady, { type: 'opened-elsewhere' }, { type: 'pay', by: 'timer' }]).step).toBe('elsewhere');
  });

  it('B-170 is paid, whatever it was doing, when the server says so, and stays so', () => {
    const anyEvent = fc.constantFrom<PaymentEvent>(
      start,
      refused,
      { type: 'slow' },
      { type: 'initialised', init },
      { type: 'script-settled', failed: false },
      { type: 'pay', by: 'customer' },
      { type: 'pay', by: 'timer' },
      { type: 'pay-once-online' },
      { type: 'posted' },
      { type: 'post-failed' },
      { type: 'opened-elsewhere' },
      { type: 'pay-again' },
    );
    fc.assert(
      fc.property(
        fc.array(anyEvent),
        fc.array(anyEvent),
        (before, later) => after([...before, { type: 'paid' }, ...later]).step === 'paid',
      ),
    );
  });

  it('never posts one order twice, and never pays without one', () => {
    const kinds = fc.constantFrom(
      'start',
      'slow',
      'initialised',
      'refused',
      'script-settled',
      'pay',
      'pay-once-online',
      'posted',
      'post-failed',
      'opened-elsewhere',
      'pay-again',
    );
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 60 }), (sequence) => {
        const posted: string[] = [];
        let state = startOf(true);
        let order = 0;
        for (const kind of sequence) {
          if (kind === 'initialised') order += 1;
          const event = {
            type: kind,
            init: { ...init, orderId: String(order) },
            problem: 'x',
            failed: false,
            by: 'customer',
          } as PaymentEvent;
          const then = paymentReducer(state, event);
          if (then.step === 'posted' && state.step === 'posting') posted.push(then.init!.orderId);
          if (['ready', 'posting', 'posted', 'elsewhere'].includes(then.step)) expect(then.init).not.toBeNull();
          expect(then.step === 'error' || then.attempt <= 3).toBe(true);
          state = then;
        }
        expect(new Set(posted).size).toBe(posted.length);
      }),
    );
  });
});
