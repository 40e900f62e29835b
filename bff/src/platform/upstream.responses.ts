import { passOn, refuse, type ServiceFailure } from '@salon/contracts';
import { type ErrorKind, STATUS_OF_KIND } from '@salon/kernel';
import type { ServiceResponse } from './service-client.js';

const KIND_OF_STATUS = new Map(Object.entries(STATUS_OF_KIND).map(([kind, status]) => [status, kind as ErrorKind]));

/** The service rejected our signature: our fault, not an expired session. */
const SIGNATURE_REFUSED = new Set(['CALL_UNSIGNED', 'CALL_FORGED']);

/** A response without our body comes from a balancer that reached no process of the service. */
const BALANCER = new Set([502, 503, 504]);

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const STALLED = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_ABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** No response of a service, as the failure of the API. */
export const upstreamDown = (cause?: unknown) => refuse('UPSTREAM_DOWN', { cause, retryAfter: 2 });

/**
 * The parsed body of a service's response, undefined when it is empty.
 * @throws DomainError of the kind that its status stands for
 */
export function readResponse<T>(service: string, { status, body, retryAfter }: ServiceResponse): T {
  const text = body.toString();
  if (status < 400) return (text === '' ? undefined : JSON.parse(text)) as T;
  const kind = KIND_OF_STATUS.get(status);
  const failure = failureOf(text);
  if (!failure && BALANCER.has(status))
    throw upstreamDown(new Error(`${status} by something between us and ${service}`));
  if (!kind || !failure) throw new Error(`${service} responded ${status}${failure ? ` ${failure.code}` : ''}`);
  if (SIGNATURE_REFUSED.has(failure.code))
    throw refuse('UPSTREAM_REFUSED', {
      cause: new Error(`${service} refused our signature`),
    });
  throw passOn(kind, failure, retryAfter);
}

function failureOf(text: string): ServiceFailure | null {
  try {
    const body: unknown = JSON.parse(text);
    return isFailure(body) ? body : null;
  } catch {
    return null; // Not an error in our services' format, so it is of no use to a customer.
  }
}

const isFailure = (body: unknown): body is ServiceFailure =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

/** The `code` of an error of Node or of a library; empty when it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The connection was refused or lost: a safe call may be retried. */
export const isLostConnection = (error: unknown): boolean => LOST.has(codeOf(error));

/** Nothing listens at the address: the process is down, or about to be replaced. */
export const isRefused = (error: unknown): boolean => codeOf(error) === 'ECONNREFUSED';

/** No response in time, or the host was not found. */
export const isStalled = (error: unknown): boolean => STALLED.has(codeOf(error));
