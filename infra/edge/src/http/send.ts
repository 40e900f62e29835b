import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type CompressedBody } from './compress.js';

export interface Content {
  etag: string;
  body: CompressedBody;
  headers: Record<string, string>;
  /** Of the answer with a body; 200 when absent. */
  status?: 200 | 404;
}

/** Answers GET and HEAD: 304 when the client has this very version, else the body as it likes it. */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, body, headers, status = 200 }: Content,
): Promise<void> {
  const common = { ...headers, etag, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' };
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const { bytes, encoding } = await body.in(acceptedEncoding(request.headers['accept-encoding']));
  response.writeHead(status, {
    ...common,
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A short answer that nobody keeps. */
export function sendShort(response: ServerResponse, status: number, body: string | object): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
