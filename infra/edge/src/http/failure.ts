import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { edgeMessages, generalRefusals } from '@salon/contracts';
import { requestId } from '@salon/traces';
import type { FastifyReply } from 'fastify';

interface Failure {
  status: number;
  code: string;
  message: string;
}

/** Failures of the API that the edge sends, in the format and with the messages of the API. */
export const FAILURES = {
  invalid: { status: 400, code: 'INVALID', message: generalRefusals.invalid },
  bodyTimeout: { status: 408, code: 'BODY_TIMEOUT', message: generalRefusals.timeout },
  unavailable: { status: 503, code: 'UPSTREAM_UNAVAILABLE', message: generalRefusals.unavailable },
  timeout: { status: 504, code: 'UPSTREAM_TIMEOUT', message: generalRefusals.timeout },
} as const satisfies Record<string, Failure>;

/** Headers of a response that must not be cached. */
export const SHORT_LIVED = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const headersOf = (id: string): Record<string, string> => ({ ...SHORT_LIVED, 'x-request-id': id });
const bodyOf = ({ code, message }: Failure, id: string): object => ({ status: 'error', code, message, requestId: id });

export const sendFailure = (reply: FastifyReply, failure: Failure): FastifyReply =>
  reply.code(failure.status).headers(headersOf(reply.request.id)).send(bodyOf(failure, reply.request.id));

/** By the codes of Node's HTTP parser. */
const UNPARSED: Readonly<Record<string, Failure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: FAILURES.bodyTimeout,
  HPE_HEADER_OVERFLOW: { ...FAILURES.invalid, status: 431 },
};

/** Refuses what is no complete HTTP request, and closes its connection. */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  const failure = UNPARSED[error.code ?? ''] ?? FAILURES.invalid;
  const id = requestId(undefined);
  const body = JSON.stringify(bodyOf(failure, id));
  const headers = {
    ...headersOf(id),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (error.code !== 'ECONNRESET' && socket.writable)
    socket.write(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}

/** Sends a text instead of a page or a file. */
export const sendText = (reply: FastifyReply, status: number, text: keyof typeof edgeMessages): FastifyReply =>
  reply.code(status).headers(SHORT_LIVED).type('text/plain; charset=utf-8').send(edgeMessages[text]);
