import { type Failure, generalRefusals, sentenceOf } from '@salon/contracts';
import { DomainError, STATUS_OF_KIND } from '@salon/kernel';
import { refusedByFramework } from '@salon/nest-kit';

interface ErrorReply {
  status: number;
  /** Seconds for `Retry-After`, when the kind has one. */
  retryAfter?: number;
  body: Failure;
}

/** Seconds for `Retry-After` when the error has none. */
const DEFAULT_RETRY_AFTER: Partial<Record<DomainError['kind'], number>> = { throttled: 60, unavailable: 2, timeout: 2 };

/**
 * The global error policy (docs/product.md §8): every failed response of the API and its sentence are made here, and
 * only here.
 */
export function errorReply(error: unknown, requestId: string): ErrorReply {
  const known = error instanceof DomainError ? error : refusedByFramework(error);
  if (!known)
    return {
      status: 500,
      body: { status: 'error', code: 'INTERNAL', message: generalRefusals.unavailable, requestId },
    };
  const { kind, code, errors, data } = known;
  const body: Failure = {
    status: 'error',
    code,
    message: sentenceOf(known),
    ...(errors && { errors }),
    ...(data !== undefined && { data }),
    requestId,
  };
  const wait = known.retryAfter ?? DEFAULT_RETRY_AFTER[kind];
  return {
    status: STATUS_OF_KIND[kind],
    body,
    ...(wait !== undefined && { retryAfter: Math.max(1, Math.ceil(wait)) }),
  };
}

/**
 * A failure of a gateway notice is either the gateway's fault, or 503 so that it retries (docs/gateway.md, "How a
 * notice is processed").
 */
export const noticeReply = (reply: ErrorReply): ErrorReply =>
  reply.status >= 500 || reply.status === 429 ? { ...reply, status: 503 } : reply;
