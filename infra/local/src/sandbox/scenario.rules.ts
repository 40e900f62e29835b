/** The deliveries of a notice, and their faults. */
export const SCENARIOS = {
  before: 'Notice arrives before the browser returns',
  after: 'Browser returns first, the notice 2 s later',
  twice: 'The same notice twice',
  late: 'Notice 30 s after the browser',
  never: 'No notice at all',
  'wrong-amount': 'Notice with another amount',
  'wrong-signature': 'Notice with a wrong signature',
  'wrong-custom': 'Notice with a changed custom_1',
  'wrong-payment-id': 'Notice with a made-up payment_id only',
  'second-payment-id': 'Notice, then again with a made-up payment_id',
} as const;
export type Scenario = keyof typeof SCENARIOS;

export const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'string' && Object.hasOwn(SCENARIOS, value);

export interface Delivery {
  /** Milliseconds from the payment to each notice; 0 means that the browser waits for it. */
  times: number[];
  wrong?: 'amount' | 'signature' | 'custom_1' | 'payment_id';
  /** The notice is repeated with an unknown payment_id, which the signature does not cover. */
  isAltered?: true;
}

const SOON = 2_000;

/** The deliveries of a scenario. `lateMs` is the delay of 'late'. */
export function deliveryOf(scenario: Scenario, lateMs: number): Delivery {
  switch (scenario) {
    case 'before':
      return { times: [0] };
    case 'after':
      return { times: [Math.min(SOON, lateMs)] };
    case 'twice':
      return { times: [0, 0] };
    case 'late':
      return { times: [lateMs] };
    case 'never':
      return { times: [] };
    case 'wrong-amount':
      return { times: [0], wrong: 'amount' };
    case 'wrong-signature':
      return { times: [0], wrong: 'signature' };
    case 'wrong-custom':
      return { times: [0], wrong: 'custom_1' };
    case 'wrong-payment-id':
      return { times: [0], wrong: 'payment_id' };
    case 'second-payment-id':
      return { times: [0], isAltered: true };
  }
}
