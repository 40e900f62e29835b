import { type Failure, messages } from '@salon/contracts';
import { DomainError, STATUS_OF_KIND } from '@salon/kernel';
import { refusedByFramework } from '@salon/nest-kit';

export interface ErrorReply {
  status: number;
  /** Seconds for `Retry-After`, when the kind has one. */
  retryAfter?: number;
  body: Failure;
  /** True for a bug: its cause belongs in the log, not in the answer. */
  unexpected: boolean;
}

/** Seconds to wait when whoever refused did not say. */
const PATIENCE: Partial<Record<DomainError['kind'], number>> = { throttled: 60, unavailable: 2, timeout: 2 };

/** The global error policy (spec §8): every failed answer of the API is made here, and only here. */
export function errorReply(error: unknown, requestId: string): ErrorReply {
  const known = error instanceof DomainError ? error : refusedByFramework(error);
  if (!known)
    return {
      status: 500,
      unexpected: true,
      body: { status: 'error', code: 'INTERNAL', message: messages.server, requestId },
    };
  const { kind, code, message, errors, data } = known;
  const body: Failure = {
    status: 'error',
    code,
    message,
    ...(errors && { errors }),
    ...(data !== undefined && { data }),
    requestId,
  };
  const wait = known.retryAfter ?? PATIENCE[kind];
  return {
    status: STATUS_OF_KIND[kind],
    unexpected: false,
    body,
    ...(wait !== undefined && { retryAfter: Math.max(1, Math.ceil(wait)) }),
  };
}

/** To the gateway a failure is either its own, or 503: come again (gateway notes, step 1). */
export const noticeReply = (reply: ErrorReply): ErrorReply =>
  reply.status >= 500 || reply.status === 429 ? { ...reply, status: 503 } : reply;
