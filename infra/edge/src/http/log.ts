import { logOptions } from '@salon/traces';
import Fastify, { type FastifyBaseLogger, type FastifyReply } from 'fastify';
import { loggedPath } from './logged-path.rules.js';

/** The edge's log, as lines of the same form as those of the services; pino is Fastify's own. */
export const createLog = (level: string, stream?: { write: (line: string) => void }): FastifyBaseLogger =>
  Fastify({ logger: { ...logOptions('edge', level), ...(stream && { stream }) } }).log;

/** Logs the cause of a 5xx that the edge itself has sent; the BFF logs its own, under the same request id. */
export function logFailure(reply: FastifyReply, error: unknown): void {
  const { method, url } = reply.request;
  if (reply.raw.destroyed) return; // The client disconnected.
  reply.log.error({ method, path: loggedPath(url), status: reply.statusCode, err: error }, 'not available');
}
