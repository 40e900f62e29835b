const GET = 'GET /api/cart/get-cart HTTP/1.1\r\nHost: x\r\n';
const POST = 'POST /api/cart/add-cart HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const CHUNKED = `${POST}Transfer-Encoding: chunked\r\n`;
/** A complete second request; sent alone it would get 200. */
const HIDDEN = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';

/**
 * Requests that two readers could split differently (RFC 9112 §11.2): each must get at most one response, a refusal.
 */
export const SMUGGLED: Record<string, string> = {
  'both lengths': `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'both lengths, the other way round': `${CHUNKED}Content-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two lengths': `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'two lengths in one header': `${POST}Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a length with a plus': `${POST}Content-Length: +${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a negative length': `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`,
  'a length in hexadecimal': `${POST}Content-Length: 0x10\r\n\r\n${HIDDEN}`,
  'a length with a tail': `${POST}Content-Length: 0 x\r\n\r\n${HIDDEN}`,
  'a length without digits': `${POST}Content-Length: zero\r\n\r\n${HIDDEN}`,
  'a length beyond all numbers': `${POST}Content-Length: 99999999999999999999999\r\n\r\n${HIDDEN}`,
  'an empty length': `${POST}Content-Length:\r\n\r\n${HIDDEN}`,
  'a folded length': `${POST}Content-Length:\r\n 0\r\n\r\n${HIDDEN}`,
  'a length behind a blank': `${POST}Content-Length : 0\r\n\r\n${HIDDEN}`,
  'a length behind a tab': `${POST}\tContent-Length: 0\r\n\r\n${HIDDEN}`,
  'an odd transfer': `${POST}Transfer-Encoding: xchunked\r\n\r\n${HIDDEN}`,
  'a transfer with a tail': `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'two transfers': `${CHUNKED}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a transfer behind a blank': `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a transfer behind a vertical tab': `${POST}Transfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a transfer in quotes': `${POST}Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a folded transfer': `${POST}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a transfer in an old version': `${CHUNKED.replace('1.1', '1.0')}Content-Length: 3\r\n\r\n0\r\n\r\n${HIDDEN}`,
  'a size that is no number': `${CHUNKED}\r\nZZ\r\nx\r\n0\r\n\r\n${HIDDEN}`,
  'a negative size': `${CHUNKED}\r\n-1\r\nx\r\n0\r\n\r\n${HIDDEN}`,
  'a size with 0x': `${CHUNKED}\r\n0x1\r\nx\r\n0\r\n\r\n${HIDDEN}`,
  'a size beyond all numbers': `${CHUNKED}\r\nFFFFFFFFFFFFFFFFF\r\nx\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk longer than its size': `${CHUNKED}\r\n1\r\nxyz\r\n0\r\n\r\n${HIDDEN}`,
  'a chunk that ends in a bare line feed': `${CHUNKED}\r\n1\nx\n0\n\n${HIDDEN}`,
  'a chunk extension with a bare line feed': `${CHUNKED}\r\n1;a\nb\r\nx\r\n0\r\n\r\n${HIDDEN}`,
  'a blank before a size': `${CHUNKED}\r\n 1\r\nx\r\n0\r\n\r\n${HIDDEN}`,
  'a NUL in a size': `${CHUNKED}\r\n1\u0000\r\nx\r\n0\r\n\r\n${HIDDEN}`,
  'bare line feeds': 'GET /api/cart/get-cart HTTP/1.1\nHost: x\nX-A\n\n',
  'a bare carriage return in a header': `${GET}X-A: a\rX-B: b\r\n\r\n`,
  'a header that ends in a bare line feed': `${GET}X-A: a\nTransfer-Encoding : chunked\r\n\r\n`,
};

const TWO_THOUSAND = Array.from({ length: 2_000 }, (_each, at) => `X-${at}: aaaaaaaaaa\r\n`).join('');

/** Malformed requests. */
export const MALFORMED: Record<string, string> = {
  'a folded header': `${GET}X-A: a\r\n  folded\r\nX B: c\r\n\r\n`,
  'a blank in a header name': `${GET}Authorization : x\r\n\r\n`,
  'a header without a name': `${GET}: x\r\n\r\n`,
  'a header without a colon': `${GET}just words\r\n\r\n`,
  'a NUL in a header': `${GET}X-A: a\u0000b\r\n\r\n`,
  'a NUL in a header name': `${GET}X-\u0000: a\r\n\r\n`,
  'a control sign in a header': `${GET}X-A: a\u0001b\r\n\r\n`,
  'a NUL in the path': 'GET /api/cart/get-cart\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
  'a header of a hundred kilobytes': `${GET}X-A: ${'a'.repeat(100_000)}\r\n\r\n`,
  'two thousand headers': `${GET}${TWO_THOUSAND}\r\n`,
  'a path of a hundred kilobytes': `GET /api/${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'no host': 'GET /api/cart/get-cart HTTP/1.1\r\n\r\n',
  'no such version': 'GET /api/cart/get-cart HTTP/9.9\r\nHost: x\r\n\r\n',
  'no version': 'GET /api/cart/get-cart\r\n\r\n',
  'a blank too many': 'GET  /api/cart/get-cart  HTTP/1.1\r\nHost: x\r\n\r\n',
  'no such method': 'GIVE /api/cart/get-cart HTTP/1.1\r\nHost: x\r\n\r\n',
  'a method in small letters': 'get /api/cart/get-cart HTTP/1.1\r\nHost: x\r\n\r\n',
  "another site's address": 'GET http://evil.test/api/cart/get-cart HTTP/1.1\r\nHost: x\r\n\r\n',
  'our own address, whole': 'GET http://127.0.0.1/api/cart/get-cart HTTP/1.1\r\nHost: x\r\n\r\n',
  'a tunnel': 'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: x\r\n\r\n',
  'a star': 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'an upgrade to HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a malformed escape': 'GET /api/cart/%zz HTTP/1.1\r\nHost: x\r\n\r\n',
  nonsense: '\u0016\u0003\u0001\r\n\r\n',
};

const forged = (header: string): string => `${GET}${header}\r\n\r\n`;

/** Well-formed requests with headers that claim another identity. */
export const FORGED: Record<string, string> = {
  'a user id': forged('X-User-Id: admin'),
  'a role': forged('X-User-Role: admin\r\nX-Role: admin'),
  'a caller': forged('X-Salon-Caller: eyJhbGciOiJub25lIn0.eyJjYWxsZXIiOnsicm9sZSI6ImFkbWluIn19.'),
  'an address inside': forged('X-Forwarded-For: 127.0.0.1\r\nX-Real-IP: 127.0.0.1\r\nForwarded: for=127.0.0.1'),
  'another path': forged('X-Original-URL: /api/health/live\r\nX-Rewrite-URL: /api/health/live'),
  'another method': forged('X-HTTP-Method-Override: OPTIONS\r\nX-Method-Override: HEAD'),
  'a hop that takes the bearer away': forged('Authorization: Bearer x\r\nConnection: close, authorization'),
  'a hop that takes our headers away': forged('Connection: close, x-forwarded-for, x-forwarded-proto, host'),
  'a switch to another protocol': forged(
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  ),
  'a socket of the web': forged(
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
  ),
};
