import { type Appointment, messages, type PaymentInit, paymentTexts } from '@salon/contracts';

/**
 * docs/product.md §9, in milliseconds. `slow`: when the customer can request another initialisation while one is
 * pending; `paid`: how long the paid view is shown.
 */
export const TIMES = { script: 3_000, auto: 1_500, post: 500, slow: 8_000, paid: 1_500 } as const;
/**
 * How often the page begins a payment in a row. The server has a limit of its own: three open orders of a visit
 * (decision D12).
 */
export const MAX_INITIALISATIONS = 3;

/** The fields an initialisation must have (docs/product.md §5), checkout address and form included. */
const REQUIRED = ['merchantId', 'orderId', 'amount', 'currency', 'hash', 'checkoutUrl', 'fields'] as const;

type InitCheck = { init: PaymentInit } | { problem: string };

/** The initialisation when it is valid, else the error message (docs/product.md §8). */
export function checkInit(response: unknown): InitCheck {
  if (response === null || response === undefined || response === '') return { problem: paymentTexts.empty };
  const reply = response as { status?: unknown; data?: unknown };
  const { status, data, ...rest } = reply;
  if (status !== 'success') return { problem: paymentTexts.status };
  // What web-kit returns for a success without a body.
  if (data === undefined && 'data' in reply && Object.keys(rest).length === 0) return { problem: paymentTexts.empty };
  if (data === null || typeof data !== 'object') return { problem: paymentTexts.data };
  const missing = REQUIRED.filter((field) => !(data as Record<string, unknown>)[field]);
  if (missing.length > 0) return { problem: paymentTexts.missing({ fields: missing }) };
  return /^https?:\/\//.test(String((data as PaymentInit).checkoutUrl))
    ? { init: data as PaymentInit }
    : { problem: paymentTexts.missing({ fields: ['checkoutUrl'] }) };
}

/** The fields the posted form must have: order, amount and signature (docs/product.md §5). */
const POSTED = ['merchant_id', 'order_id', 'amount', 'currency', 'hash'] as const;

export const isPayable = ({ fields }: PaymentInit): boolean => POSTED.every((name) => Boolean(fields[name]));

type PaymentStep =
  | 'checking'
  | 'preparing'
  | 'connecting'
  | 'initialising'
  | 'ready'
  | 'posting'
  | 'posted'
  | 'elsewhere'
  | 'waiting'
  | 'error'
  | 'paid';

/** The payment component between "appointment held" and "server says paid" (docs/product.md §4). */
export interface PaymentState {
  step: PaymentStep;
  /** Initialisations requested, 0 before the first. */
  attempt: number;
  init: PaymentInit | null;
  /** Whether the gateway's script could not be loaded; the checkout works without it. */
  scriptFailed: boolean;
  /** What went wrong: the reason of the error panel, or a note above 'Pay Now'. */
  problem: string | null;
  /** ISO 8601: when the next initialisation begins after one too many. */
  nextAt: string | null;
  /**
   * Whether the checkout opens automatically; only the first time, so that Back from the gateway does not loop and a
   * second tab does not pay twice.
   */
  auto: boolean;
  /** What triggered the post in progress. */
  by: 'customer' | 'timer';
}

export type PaymentEvent =
  | { type: 'start' }
  | { type: 'pay-again' }
  | { type: 'slow' }
  | { type: 'initialised'; init: PaymentInit }
  | { type: 'refused'; problem: string; isFinal?: boolean }
  | { type: 'too-many'; problem: string; nextAt: string }
  | { type: 'script-settled'; failed: boolean }
  | { type: 'pay'; by: 'customer' | 'timer' }
  | { type: 'pay-once-online' }
  | { type: 'posted' }
  | { type: 'post-failed' }
  | { type: 'opened-elsewhere' }
  | { type: 'paid' };

/** True once no further initialisation is possible: after a final refusal, or the last of this screen's attempts. */
export const isExhausted = ({ attempt }: PaymentState): boolean => attempt > MAX_INITIALISATIONS;

/**
 * The initial state of a visit's payment: with the order stored across a reload, if there is one; while the gateway is
 * still checking an earlier payment, another one waits for the customer (decision D5).
 */
export const startOf = (auto: boolean, init: PaymentInit | null = null, isChecking = false): PaymentState => ({
  step: isChecking ? 'checking' : 'preparing',
  attempt: 0,
  init,
  scriptFailed: false,
  problem: null,
  nextAt: null,
  auto: auto && !isChecking,
  by: 'customer',
});

/** A new initialisation; the fourth in a row without success is refused (docs/product.md §4). */
function begin(state: PaymentState): PaymentState {
  const attempt = state.init === null ? state.attempt + 1 : 1;
  if (attempt > MAX_INITIALISATIONS) return { ...state, step: 'error', attempt, problem: paymentTexts.attempts };
  return {
    ...state,
    step: 'initialising',
    attempt,
    init: null,
    problem: null,
    auto: state.auto && state.init === null,
  };
}

/** Ready to pay, with a note when the gateway's script is missing. */
const ready = (state: PaymentState, init: PaymentInit | null): PaymentState => ({
  ...state,
  step: 'ready',
  init,
  problem: state.scriptFailed ? paymentTexts.script : null,
});

type Transition = (state: PaymentState, event: PaymentEvent) => PaymentState;

/** The events that each step handles; other events change nothing. */
const TRANSITIONS: Record<PaymentStep, Partial<Record<PaymentEvent['type'], Transition>>> = {
  checking: { 'pay-again': (state) => ({ ...state, step: 'connecting' }) },
  preparing: {
    start: (state) => (state.attempt === 0 ? { ...state, step: 'connecting' } : begin(state)),
    initialised,
    refused,
    'too-many': tooMany,
  },
  connecting: { 'script-settled': scriptSettled },
  initialising: { slow: (state) => ({ ...state, step: 'preparing' }), initialised, refused, 'too-many': tooMany },
  ready: {
    pay: (state, event) => (event.type === 'pay' ? { ...state, step: 'posting', by: event.by, auto: false } : state),
    'pay-once-online': (state) => ({ ...state, auto: true }),
    'opened-elsewhere': (state) => ({ ...state, step: 'elsewhere', auto: false }),
  },
  posting: {
    refused,
    start: begin,
    posted: (state) => ({ ...state, step: 'posted' }),
    'post-failed': (state) => ({
      ...state,
      step: 'ready',
      problem: state.by === 'timer' ? paymentTexts.auto : paymentTexts.open,
    }),
  },
  posted: { start: begin },
  elsewhere: { start: (state) => ready(state, state.init) }, // Its order was never posted from here.
  waiting: { start: begin },
  error: { start: (state) => (isExhausted(state) ? state : begin(state)) },
  paid: {},
};

/** First the script, then the initialisation (docs/product.md §4), unless an order was stored across a reload. */
function scriptSettled(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type !== 'script-settled') return state;
  const settled = { ...state, scriptFailed: event.failed };
  return state.init === null ? begin(settled) : ready(settled, state.init);
}

function initialised(state: PaymentState, event: PaymentEvent): PaymentState {
  return event.type === 'initialised' ? ready(state, event.init) : state;
}

function refused(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type !== 'refused') return state;
  const attempt = event.isFinal ? MAX_INITIALISATIONS + 1 : state.attempt;
  return { ...state, step: 'error', attempt, problem: event.problem };
}

/** Waiting is not one of the page's attempts, and what follows is left to the customer. */
function tooMany(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type !== 'too-many') return state;
  const { problem, nextAt } = event;
  return { ...state, step: 'waiting', attempt: state.attempt - 1, problem, nextAt, auto: false };
}

/** The state after `event`. 'paid' comes from the server and ends every step. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'paid') return { ...state, step: 'paid', problem: null };
  return TRANSITIONS[state.step][event.type]?.(state, event) ?? state;
}

/** Whether another visit has replaced this one: to choose a time again would release that one. */
export const isReplaced = ({ status, cancelReason }: Pick<Appointment, 'status' | 'cancelReason'>): boolean =>
  status === 'cancelled' && cancelReason === 'replaced';

/** Of a replaced visit. After an order was opened, only the gateway knows whether something was charged. */
export const replacedText = ({ orderId }: Pick<Appointment, 'orderId'>): string =>
  orderId === null
    ? 'You have booked another time since.'
    : `You have booked another time since. ${messages.chargedAfterAll}`;
