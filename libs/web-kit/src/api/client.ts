import { generalRefusals, messages, type Success, UNATTENDED_HEADER } from '@salon/contracts';
import { setClock } from '../format/salon-clock.js';
import { isUnattended } from './attendance.js';
import { sendConfirmed } from './confirmation.js';
import { ApiError, errorFor } from './error.js';
import { takePrefetched } from './prefetched.js';
import { readToken } from './token.js';

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The call submits a form: the network error message then ends with 'or try again later.' */
  onForm?: boolean;
  /** A 401 does not end the session. */
  keepSession?: boolean;
  /** The browser completes the request after the page is left. */
  keepalive?: boolean;
  /** The call uploads a picture: called with the share of the body that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const BASE = '/api';
const TIMEOUT_MS = 30_000;
/** Calls whose 401 is about the input, not about the caller (decision A6). */
const OWN_401 = /^\/auth\/(?:(?:admin\/)?login|verify-email|reset-password\/|google(?:\/exchange)?(?:[/?]|$)|exchange)/;

type ExpiryListener = (token: string) => void;
let onExpiry: ExpiryListener | null = null;

/** Called with a bearer token that the server refused; returns the unsubscribe function. */
export function listenForExpiry(listener: ExpiryListener): () => void {
  onExpiry = listener;
  return () => {
    if (onExpiry === listener) onExpiry = null;
  };
}

function requestOf(method: Method, body: unknown, token: string | null, options: CallOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (token !== null && isUnattended()) headers[UNATTENDED_HEADER] = '1';
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  return {
    method,
    headers,
    credentials: 'include',
    ...(options.keepalive && { keepalive: true }),
    body: body === undefined || isForm ? body : JSON.stringify(body),
  };
}

/** One controller for the caller's signal and the 30-second limit; `state` says which of the two aborted. */
function startDeadline(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const state = { late: false };
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    state.late = true;
    controller.abort();
  }, TIMEOUT_MS);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const done = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, state, done };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // A proxy's HTML page holds no message.
  }
}

interface Sent {
  path: string;
  token: string | null;
  options: CallOptions;
}

function successOf<T>(response: Response, body: unknown, { path, token, options }: Sent): Success<T> {
  if (response.ok) {
    if (body === undefined) return { status: 'success', data: undefined as T };
    if (body !== null && typeof body === 'object') return body as Success<T>;
    throw new ApiError(response.status, 'RESPONSE_UNEXPECTED', messages.responseUnexpected);
  }
  const keepsMessage = OWN_401.test(path);
  if (response.status === 401 && token !== null && !keepsMessage && !options.keepSession) onExpiry?.(token);
  throw errorFor(response, body ?? {}, keepsMessage);
}

/** The error of a call without a response. When the caller aborted it, that is not a failure to show. */
const withoutResponse = (cause: unknown, { signal, onForm }: CallOptions): unknown =>
  signal?.aborted
    ? cause
    : new ApiError(0, 'NO_RESPONSE', onForm ? messages.noResponseOnForm : messages.noResponse, { cause });

const loadUpload = () => import(/* webpackChunkName: "later-upload" */ './upload.js');

async function send<T>(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<Success<T>> {
  const token = readToken();
  const limit = startDeadline(options.signal);
  let response: Response;
  let received: unknown;
  try {
    const request = { ...requestOf(method, body, token, options), signal: limit.signal };
    const prefetched = method === 'GET' ? takePrefetched(path, token) : undefined;
    response =
      (prefetched && (await prefetched)) ??
      (await (options.onProgress
        ? (await loadUpload()).fetchWithProgress(`${BASE}${path}`, request, options.onProgress)
        : fetch(`${BASE}${path}`, request)));
    if (token !== null && !prefetched) setClock(response.headers.get('date'));
    received = await bodyOf(response);
  } catch (cause) {
    if (limit.state.late)
      throw new ApiError(0, 'TIMEOUT', options.onProgress ? messages.imageTooSlow : generalRefusals.timeout, { cause });
    throw withoutResponse(cause, options);
  } finally {
    limit.done();
  }
  return successOf<T>(response, received, { path, token, options });
}

interface StreamOptions extends CallOptions {
  method?: 'GET' | 'POST';
}

/** The body of a streaming response, for as long as the caller reads it, without a time limit. */
async function openStream(
  path: string,
  { method = 'GET', ...options }: StreamOptions,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const token = readToken();
  const request = { ...requestOf(method, undefined, token, options), signal: options.signal };
  const response = await fetch(`${BASE}${path}`, request).catch((cause: unknown) => {
    throw withoutResponse(cause, options);
  });
  if (response.ok && response.body) return response.body;
  successOf(response, await bodyOf(response), { path, token, options });
  throw new ApiError(response.status, 'RESPONSE_UNEXPECTED', messages.responseUnexpected);
}

const call = <T>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Success<T>> =>
  sendConfirmed(() => send<T>(method, path, body, options));

/**
 * HTTP client for the BFF: base `/api`, stored bearer token, cookies, 30 seconds (docs/product.md §7). Paths start with
 * `/`.
 */
export const api = {
  stream: openStream,
  get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options?: CallOptions) => call<T>('DELETE', path, body, options),
};
