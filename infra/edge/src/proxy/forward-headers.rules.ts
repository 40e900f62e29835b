import { networkOf } from '@salon/kernel';

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

/** The network a request is counted for: that of the client, or of the last address that a proxy of ours has seen. */
export function networkOfCaller({ headers, socket }: Caller, behindProxy = false): string {
  const seen = behindProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return networkOf(seen.at(-1)?.trim() || socket.remoteAddress || '');
}

export const responseHeaders = (headers: object): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name) && name !== 'x-powered-by'));
