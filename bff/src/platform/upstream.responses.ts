import { type Failure, messages } from '@salon/contracts';
import { DomainError, type ErrorKind, STATUS_OF_KIND } from '@salon/kernel';
import type { ServiceResponse } from './service-client.js';

const KIND_OF_STATUS = new Map(Object.entries(STATUS_OF_KIND).map(([kind, status]) => [status, kind as ErrorKind]));

/** The service rejects our signature: a fault of ours, not of the customer's session. */
const SIGNATURE_REFUSED = new Set(['CALL_UNSIGNED', 'CALL_FORGED']);

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const STALLED = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_ABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The parsed body of a service's response, undefined when it is empty. @throws DomainError of the kind that its status stands for */
export function readResponse<T>(service: string, { status, body, retryAfter }: ServiceResponse): T {
  const text = body.toString();
  if (status < 400) return (text === '' ? undefined : JSON.parse(text)) as T;
  const kind = KIND_OF_STATUS.get(status);
  const failure = failureOf(text);
  if (!kind || !failure) throw new Error(`${service} responded ${status}${failure ? ` ${failure.code}` : ''}`);
  if (SIGNATURE_REFUSED.has(failure.code))
    throw new DomainError('unavailable', 'UPSTREAM_REFUSED', messages.server, {
      cause: new Error(`${service} refused our signature`),
    });
  const { code, message, errors, data } = failure;
  throw new DomainError(kind, code, message, {
    ...(errors && { errors }),
    data,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

function failureOf(text: string): Failure | null {
  try {
    const body: unknown = JSON.parse(text);
    return isFailure(body) ? body : null;
  } catch {
    return null; // Not a failure of our services' shape: useless to a customer.
  }
}

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The connection was refused or lost: a safe call may be retried. */
export const isLostConnection = (error: unknown): boolean => LOST.has(codeOf(error));

/** No response in time, or the host was not found. */
export const isStalled = (error: unknown): boolean => STALLED.has(codeOf(error));
