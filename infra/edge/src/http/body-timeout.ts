import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAILURES, sendFailure } from './failure.js';

/** Refuses a request whose body is not complete after `ms`, and closes its connection (threat T40). */
export function limitBodyTime(request: FastifyRequest, reply: FastifyReply, ms: number): void {
  const { raw } = request;
  const timer = setTimeout(() => {
    if (raw.complete || reply.sent) return;
    reply.raw.once('finish', () => raw.destroy());
    void sendFailure(reply.header('connection', 'close'), FAILURES.bodyTimeout);
  }, ms);
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
}
