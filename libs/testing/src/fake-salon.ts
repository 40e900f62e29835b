export interface Call {
  method: string;
  /** Without `/api`. */
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** What the fake salon answers: data of a success, a Response as it is, or a function of the call. */
export type Reply = unknown | ((call: Call) => unknown);

/** A failed answer in the API's one shape. */
export const refuse = (status: number, code: string, message: string, data?: unknown): Response =>
  new Response(JSON.stringify({ status: 'error', code, message, data, requestId: 'r1' }), { status });

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise<never>(() => {});

/** Puts a salon behind `fetch`: replies by 'METHOD /path', every call remembered. */
export function fakeSalon(replies: Record<string, Reply>) {
  const calls: Call[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.replace(/^\/api/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
    };
    calls.push(call);
    const reply = replies[`${call.method} ${call.path}`];
    const answer: unknown = await (typeof reply === 'function' ? (reply as (call: Call) => unknown)(call) : reply);
    if (answer instanceof Response) return answer.clone();
    if (answer === undefined) return refuse(404, 'NOT_FOUND', '');
    return new Response(JSON.stringify({ status: 'success', data: answer }));
  }) as typeof fetch;
  return { calls, replies, asked: (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call) };
}
