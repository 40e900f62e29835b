import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Failure {
  status: number;
  code: string;
  message: string;
}

/** The one shape of failures of the API, in the words of libs/contracts. */
export const FAILURES = {
  invalid: {
    status: 400,
    code: 'INVALID',
    message: 'Invalid request data. Please check your information and try again.',
  },
  bodyTimeout: { status: 408, code: 'BODY_TIMEOUT', message: 'Request timed out. Please try again.' },
  unavailable: { status: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Server error. Please try again later' },
  timeout: { status: 504, code: 'UPSTREAM_TIMEOUT', message: 'Request timed out. Please try again.' },
} as const satisfies Record<string, Failure>;

/** What no cache may keep. */
export const SHORT_LIVED = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const sendFailure = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { status, code, message }: Failure,
): FastifyReply =>
  reply
    .code(status)
    .headers(SHORT_LIVED)
    .send({ status: 'error', code, message, requestId: headers['x-request-id'] ?? '' });

/** A sentence instead of a page or a file. */
export const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).headers(SHORT_LIVED).type('text/plain; charset=utf-8').send(text);
