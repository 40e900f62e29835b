import { generalRefusals } from '@salon/contracts';
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

export const sendFailure = (reply: FastifyReply, { status, code, message }: Failure): FastifyReply =>
  reply
    .code(status)
    .headers({ ...SHORT_LIVED, 'x-request-id': reply.request.id })
    .send({ status: 'error', code, message, requestId: reply.request.id });

/** Texts that the edge sends instead of a page or a file. */
const TEXTS = {
  method: 'Only GET is allowed here.',
  path: 'Only paths of this site are allowed here.',
  file: 'There is no such file.',
  part: 'There is no such part of the site.',
  partDown: 'This part of the site is not available at the moment.',
  pageDown: 'The page is not available at the moment. Please try again.',
} as const;

export const sendText = (reply: FastifyReply, status: number, text: keyof typeof TEXTS): FastifyReply =>
  reply.code(status).headers(SHORT_LIVED).type('text/plain; charset=utf-8').send(TEXTS[text]);
