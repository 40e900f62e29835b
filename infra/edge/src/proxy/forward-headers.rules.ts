export type Headers = Record<string, string | string[] | undefined>;

interface Caller {
  headers: Headers & { connection?: string };
  socket: { remoteAddress?: string };
}

/** Headers of one hop only. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'http2-settings',
]);
const OURS = /^(?:x-salon-|x-forwarded-|forwarded$|x-real-ip$|traceparent$|tracestate$|baggage$)/;

/** The client's headers without those of one hop and those only we may set; who it is stands in X-Forwarded-For. */
export function requestHeaders({ headers, socket }: Caller, behindProxy = false): Headers {
  const named = new Set(
    (headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.trim()),
  );
  const passed = Object.entries(headers).filter(([name]) => !HOP.has(name) && !OURS.test(name) && !named.has(name));
  const before = behindProxy ? headers['x-forwarded-for'] : undefined;
  const address = socket.remoteAddress ?? '';
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-proto': (behindProxy && headers['x-forwarded-proto']) || 'http',
  };
}

/**
 * Whom a request is counted for: the client's address, the last that a proxy of ours has seen, or its /64 of IPv6, which
 * one customer owns (threat T60).
 */
export function networkOf({ headers, socket }: Caller, behindProxy = false): string {
  const seen = behindProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const address = (seen.at(-1)?.trim() || socket.remoteAddress) ?? '';
  if (address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [start = ''] = address.split('::');
  return start.split(':').slice(0, 4).join(':');
}

export const responseHeaders = (headers: object): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name) && name !== 'x-powered-by'));
