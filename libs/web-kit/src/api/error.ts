import { generalRefusals, messages } from '@salon/contracts';

/** A failed call; `message` is the sentence to show (docs/product.md §8, decision E7), `status` 0 means no response. */
export class ApiError extends Error {
  readonly errors?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly requestId?: string;
  /** Seconds until the next try, from `Retry-After`. */
  readonly retryAfter?: number;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    rest: Pick<ApiError, 'errors' | 'data' | 'requestId' | 'retryAfter'> & { cause?: unknown } = {},
  ) {
    super(message, { cause: rest.cause });
    this.name = 'ApiError';
    this.errors = rest.errors;
    this.data = rest.data;
    this.requestId = rest.requestId;
    this.retryAfter = rest.retryAfter;
  }
}

/** The body of a failed response; proxies can respond too, so no field is certain. */
interface FailedBody {
  code?: unknown;
  message?: unknown;
  error?: unknown;
  errors?: unknown;
  data?: unknown;
  requestId?: unknown;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** 403 codes whose message states the next step. */
const CODES_WITH_NEXT_STEP = new Set<unknown>(['CONFIRMATION_NEEDED', 'SECOND_FACTOR_NEEDED']);

/**
 * The message for a failed response (docs/product.md §8, decision E7). `keepsMessage`: 401 and 403 keep the server's
 * message.
 */
function messageFor(status: number, body: FailedBody, keepsMessage: boolean): string {
  const sent = textOf(body.message) ?? textOf(body.error);
  if (status === 401) return (keepsMessage ? sent : null) ?? generalRefusals.unauthenticated;
  if (status === 403)
    return (keepsMessage || CODES_WITH_NEXT_STEP.has(body.code) ? sent : null) ?? generalRefusals.forbidden;
  if (status === 404) return sent ?? generalRefusals.not_found;
  if (status === 400) return sent ?? generalRefusals.invalid;
  if (status >= 500) return body.code === 'UPSTREAM_TIMEOUT' ? generalRefusals.timeout : generalRefusals.unavailable;
  return sent ?? messages.unexpected;
}

export function errorFor({ status, headers }: Response, body: FailedBody, keepsMessage: boolean): ApiError {
  const errors =
    body.errors !== null && typeof body.errors === 'object' ? (body.errors as Record<string, string>) : undefined;
  return new ApiError(status, textOf(body.code) ?? `HTTP_${status}`, messageFor(status, body, keepsMessage), {
    errors,
    data: body.data,
    requestId: textOf(body.requestId) ?? undefined,
    retryAfter: Number(headers.get('retry-after')) || undefined,
  });
}

/** The message to show: the error's own, else `fallback`, else the general one. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== messages.unexpected ? error.message : fallback || messages.unexpected;
