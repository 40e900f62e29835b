export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'throttled'
  | 'unavailable'
  | 'timeout'
  | 'full';

/** The HTTP status of each kind, between services and to the browser. */
export const STATUS_OF_KIND: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  throttled: 429,
  unavailable: 503,
  timeout: 504,
  full: 507,
};

export interface DomainErrorDetails {
  /** Numbers, titles and dates for the sentence of the code. */
  readonly params?: object;
  /** Field name → problem, for the customer. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What the customer needs to continue: fresh slots, the repriced cart. Never secrets. */
  readonly data?: unknown;
  /** Seconds to wait, for `throttled` and `unavailable` (the `Retry-After` header). */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * The only error that is thrown on purpose, created by `refuse` of libs/contracts: `code` (`BOOKING_SLOT_TAKEN`) and
 * `params` define the customer's sentence; `message` is that sentence for logs. The reason goes into `cause`. Any other
 * error is a bug.
 */
export class DomainError extends Error {
  readonly params?: object;
  readonly errors?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly retryAfter?: number;

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    details: DomainErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.params = details.params;
    this.errors = details.errors;
    this.data = details.data;
    this.retryAfter = details.retryAfter;
  }
}
