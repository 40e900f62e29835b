interface Options {
  token?: string;
  body?: unknown;
}

interface Reply<Data> {
  token?: string;
  data: Data;
}

/** A response other than success. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 10_000;

/** One call of the public API. @throws Refused when it is refused, Error when there is no response */
export async function callApi<Data = Record<string, unknown>>(
  url: string,
  method: string,
  { token, body }: Options = {},
): Promise<Reply<Data>> {
  const isForm = body instanceof FormData;
  const reply = await fetch(url, {
    method,
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Refused(reply.status, `${method} ${new URL(url).pathname}: ${reply.status} ${text}`);
  return (text ? JSON.parse(text) : {}) as Reply<Data>;
}
