import { accountRefusals, generalRefusals, messages } from '@salon/contracts';
import { api, listenForExpiry } from './client.js';
import { ApiError, messageOf } from './error.js';

type Call = { url: string; init: RequestInit };
let calls: Call[] = [];
const respond = (reply: () => Response | Promise<Response>) => {
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return reply();
  }) as typeof fetch;
};
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const failure = async (run: () => Promise<unknown>): Promise<ApiError> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
};

beforeEach(() => {
  calls = [];
  localStorage.clear();
});

describe('a call to the salon', () => {
  it('S-096 S-097 S-098 goes to the one base address with the stored bearer token and cookies', async () => {
    localStorage.setItem('token', 'abc');
    respond(json(200, { status: 'success', data: { services: [] } }));
    await api.get('/services/get-services');
    expect(calls[0]?.url).toBe('/api/services/get-services');
    expect(calls[0]?.init.credentials).toBe('include');
    expect((calls[0]?.init.headers as Record<string, string>)['authorization']).toBe('Bearer abc');
  });

  it('carries no authorization without a token, and its body as JSON', async () => {
    respond(json(200, { status: 'success', data: {} }));
    await api.post('/cart/add-cart', { serviceId: 's1' });
    expect(calls[0]?.init.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
    expect(calls[0]?.init.body).toBe('{"serviceId":"s1"}');
  });

  it('treats an empty response as a success', async () => {
    respond(() => new Response(null, { status: 204 }));
    await expect(api.delete('/cart/clear-cart')).resolves.toEqual({ status: 'success', data: undefined });
  });

  it('refuses a success that is a web page', async () => {
    respond(() => new Response('<html>', { status: 200 }));
    expect((await failure(() => api.get('/x'))).message).toBe(messages.responseUnexpected);
  });
});

describe('prefetched responses', () => {
  const prefetch = (token: string, reply: Promise<Response | null>) =>
    (globalThis.prefetched = { token, responses: { '/auth/me': reply } });
  const user = (name: string) => new Response(JSON.stringify({ status: 'success', data: { name } }));
  beforeEach(() => {
    localStorage.setItem('token', 'abc');
    respond(() => user('asked now'));
  });
  afterEach(() => (globalThis.prefetched = undefined));

  it('are used once; the next call is sent', async () => {
    prefetch('abc', Promise.resolve(user('prefetched')));
    expect((await api.get('/auth/me')).data).toEqual({ name: 'prefetched' });
    expect(calls).toHaveLength(0);
    expect((await api.get('/auth/me')).data).toEqual({ name: 'asked now' });
  });

  it('are never used for another user who signed in meanwhile', async () => {
    prefetch('of another', Promise.resolve(user('somebody else')));
    expect((await api.get('/auth/me')).data).toEqual({ name: 'asked now' });
  });

  it('are requested again when the prefetch failed', async () => {
    prefetch('abc', Promise.resolve(null));
    expect((await api.get('/auth/me')).data).toEqual({ name: 'asked now' });
  });
});

describe('what the customer reads when a call fails', () => {
  const rows: [string, number, unknown, string][] = [
    ['S-102 a 401', 401, { message: 'token gone' }, 'Session expired. Please login again.'],
    ['S-103 a 403', 403, { message: 'no' }, 'You do not have permission to perform this action'],
    ['S-104 a 404 without words', 404, {}, 'The requested resource was not found'],
    ['S-104 a 404 with words', 404, { message: 'No such offer' }, 'No such offer'],
    ['S-105 a 400 with a message', 400, { message: 'Name is required' }, 'Name is required'],
    ['S-105 a 400 with an error field', 400, { error: 'Name is required' }, 'Name is required'],
    ['S-106 a 400 without words', 400, {}, 'Invalid request data. Please check your information and try again.'],
    ['S-107 a 500', 500, { message: 'stack trace' }, 'Server error. Please try again later'],
    ['S-107 a 507', 507, { message: 'disk' }, 'Server error. Please try again later'],
    ['S-107 a 503 that is a web page', 503, '<html>', 'Server error. Please try again later'],
    ['S-100 a service that took too long', 504, { code: 'UPSTREAM_TIMEOUT' }, 'Request timed out. Please try again.'],
    ['S-108 a 409', 409, { message: 'That time has just been taken.' }, 'That time has just been taken.'],
    ['S-108 a 429', 429, { message: 'Too many attempts.' }, 'Too many attempts.'],
    ['S-109 a 418 without words', 418, {}, 'An unexpected error occurred'],
    ['S-109 a 413 whose message is no text', 413, { message: { a: 1 } }, 'An unexpected error occurred'],
  ];
  it.each(rows)('%s', async (_, status, body, sentence) => {
    respond(() => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
    const error = await failure(() => api.get('/anything'));
    expect([error.status, error.message]).toEqual([status, sentence]);
  });

  it('S-101 no response, on a page load and on a form', async () => {
    respond(() => Promise.reject(new TypeError('fetch failed')));
    expect((await failure(() => api.get('/x'))).message).toBe(
      'Cannot connect to server. Please check your internet connection.',
    );
    expect((await failure(() => api.post('/x', {}, { onForm: true }))).message).toBe(
      'Cannot connect to server. Please check your internet connection or try again later.',
    );
  });

  it('no response to a file that is read as a stream', async () => {
    respond(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(() => api.stream('/admin/export', {}))).toMatchObject({
      code: 'NO_RESPONSE',
      message: messages.noResponse,
    });
  });

  it('S-099 S-100 a call is given up after 30 seconds', async () => {
    jest.useFakeTimers();
    globalThis.fetch = ((_: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      })) as typeof fetch;
    let error: ApiError | null = null;
    void failure(() => api.get('/slow')).then((found) => (error = found));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(error).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ status: 0, code: 'TIMEOUT', message: 'Request timed out. Please try again.' });
    jest.useRealTimers();
  });

  it('a picture that is not sent in 30 seconds should be a smaller one', async () => {
    jest.useFakeTimers();
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
    jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new ProgressEvent('abort'));
    });
    const failed = failure(() => api.post('/users/upload', new FormData(), { onProgress: () => {} }));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await failed).toMatchObject({ status: 0, code: 'TIMEOUT', message: messages.imageTooSlow });
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it("login keeps the server's messages for 401 and 403", async () => {
    respond(json(401, { message: 'Invalid email or password' }));
    expect((await failure(() => api.post('/auth/login', {}))).message).toBe('Invalid email or password');
    respond(json(403, { message: accountRefusals.LOGIN_ROLE.text }));
    expect((await failure(() => api.post('/auth/login', {}))).message).toBe(accountRefusals.LOGIN_ROLE.text);
  });

  it('the error holds field errors, data and request id', async () => {
    respond(
      json(409, {
        status: 'error',
        code: 'QUOTE_CHANGED',
        message: 'm',
        data: { cart: 1 },
        errors: { date: 'x' },
        requestId: 'r1',
      }),
    );
    expect(await failure(() => api.post('/appointments/create', {}))).toMatchObject({
      code: 'QUOTE_CHANGED',
      data: { cart: 1 },
      errors: { date: 'x' },
      requestId: 'r1',
    });
  });

  it('the error holds the waiting time of Retry-After', async () => {
    respond(() => new Response('{}', { status: 429, headers: { 'retry-after': '42' } }));
    expect((await failure(() => api.post('/auth/resend-otp', {}))).retryAfter).toBe(42);
    respond(json(429, {}));
    expect((await failure(() => api.post('/auth/resend-otp', {}))).retryAfter).toBeUndefined();
  });

  it('an aborted call is not shown as a failure', async () => {
    const controller = new AbortController();
    globalThis.fetch = ((_: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      })) as typeof fetch;
    const running = api.get('/x', { signal: controller.signal });
    const stream = api.stream('/x', { signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toThrow('aborted');
    await expect(stream).rejects.toThrow('aborted');
  });

  it("the call's fallback message is used when there is no better one", () => {
    expect(messageOf(new ApiError(418, 'X', messages.unexpected), 'Failed to clear cart')).toBe('Failed to clear cart');
    expect(messageOf(new Error('bug'), 'Failed to clear cart')).toBe('Failed to clear cart');
    expect(messageOf(new ApiError(500, 'X', generalRefusals.unavailable), 'Failed to clear cart')).toBe(
      generalRefusals.unavailable,
    );
  });

  it('S-109 uses the general message when neither server nor call has one', () => {
    expect(messageOf(new ApiError(418, 'X', messages.unexpected), '')).toBe('An unexpected error occurred');
    expect(messageOf(new Error('bug'), '')).toBe('An unexpected error occurred');
  });
});

describe('S-094 a 401 ends the session', () => {
  const expiredTokens = async (path: string, options: { token?: string; keepSession?: boolean } = {}) => {
    const tokens: string[] = [];
    if (options.token) localStorage.setItem('token', options.token);
    const stop = listenForExpiry((token) => tokens.push(token));
    respond(json(401, {}));
    await failure(() => api.post(path, {}, { keepSession: options.keepSession }));
    stop();
    return tokens;
  };

  it('when a token was sent', async () => expect(await expiredTokens('/cart/add-cart', { token: 't' })).toEqual(['t']));
  it('not when none was sent', async () => expect(await expiredTokens('/cart/add-cart')).toEqual([]));
  it('not when the call keeps the session', async () =>
    expect(await expiredTokens('/auth/me', { token: 't', keepSession: true })).toEqual([]));
  it.each(['/auth/login', '/auth/verify-email', '/auth/reset-password/abc', '/auth/google/exchange', '/auth/google'])(
    'not by %s',
    async (path) => expect(await expiredTokens(path, { token: 't' })).toEqual([]),
  );
  it('by a password change', async () =>
    expect(await expiredTokens('/auth/update-password', { token: 't' })).toEqual(['t']));
});
