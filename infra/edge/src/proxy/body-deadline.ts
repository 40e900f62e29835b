import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendShort } from '../http/send.js';

/** Refuses a request whose body is not complete after `ms`, and closes its connection (threat T40). */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const timer = setTimeout(() => {
    if (request.complete || response.headersSent) return;
    response.setHeader('connection', 'close');
    response.once('finish', () => request.destroy());
    sendShort(response, 408, {
      status: 'error',
      code: 'BODY_TIMEOUT',
      message: 'Request timed out. Please try again.',
      requestId: request.headers['x-request-id'] ?? '',
    });
  }, ms);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}
