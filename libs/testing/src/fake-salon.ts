export interface Call {
  method: string;
  /** Without `/api`. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** A reply of the fake salon: the data of a success, a Response, or a function of the call. */
export type Reply = NonNullable<unknown> | null | undefined | ((call: Call) => unknown);

/** A failed response in the API's format. */
export const refuse = (status: number, code: string, message: string, data?: unknown): Response =>
  new Response(JSON.stringify({ status: 'error', code, message, data, requestId: 'r1' }), { status });

/** A response that never comes. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** XMLHttpRequest of uploads: it reports half of the body at once and the rest with the response. */
class FetchingRequest {
  readonly upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  private readonly headers: Record<string, string> = {};
  private answered = new Headers();
  private line = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.line = { method, url };
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    void fetch(this.line.url, { method: this.line.method, headers: this.headers, body }).then(
      async (response) => {
        this.upload.onprogress?.({ loaded: 2, total: 2 });
        this.status = response.status;
        this.answered = response.headers;
        this.responseText = await response.text();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}

/** Replaces `fetch`: replies by 'METHOD /path' and records every call. */
export function fakeSalon(replies: Record<string, Reply>) {
  const calls: Call[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.replace(/^\/api/, ''),
      body:
        typeof init.body === 'string'
          ? JSON.parse(init.body)
          : init.body instanceof FormData
            ? Object.fromEntries(init.body)
            : undefined,
      headers: init.headers as Record<string, string>,
    };
    calls.push(call);
    const reply = replies[`${call.method} ${call.path}`];
    const result: unknown = await (typeof reply === 'function' ? (reply as (call: Call) => unknown)(call) : reply);
    if (result instanceof Response) return result.clone();
    if (result === undefined) return refuse(404, 'NOT_FOUND', '');
    return new Response(JSON.stringify({ status: 'success', data: result }));
  }) as typeof fetch;
  Object.assign(globalThis, { XMLHttpRequest: FetchingRequest });
  return {
    calls,
    replies,
    callsTo: (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call),
  };
}
