import * as messages from '../messages.js';
import { generalRefusals } from './general.js';
import type { Refusal } from './refusal.js';

/** Refusals of the BFF and of every service. */
export const callRefusals = {
  // Access.
  SESSION_MISSING: { kind: 'unauthenticated' },
  SESSION_ENDED: { kind: 'unauthenticated' },
  CALL_UNSIGNED: { kind: 'unauthenticated' },
  CALL_FORGED: { kind: 'unauthenticated' },
  NO_ACCESS: { kind: 'forbidden' },
  ADMIN_ONLY: { kind: 'forbidden' },
  CROSS_SITE: { kind: 'forbidden' },
  EMAIL_UNVERIFIED: { kind: 'forbidden', text: messages.emailUnverified },

  // Input.
  NOT_FOUND: { kind: 'not_found' },
  ACT_NOT_FOUND: { kind: 'not_found', text: 'There is nothing left here to undo' },
  CONTENT_KIND: { kind: 'not_found' },
  VALIDATION: { kind: 'invalid' },
  ORDER_INVALID: { kind: 'invalid', text: 'The order must name each one once' },
  BODY_MALFORMED: { kind: 'invalid' },
  IDEMPOTENCY_KEY_INVALID: { kind: 'invalid' },
  UPLOAD_BROKEN: { kind: 'invalid' },
  UPLOAD_UNKNOWN: { kind: 'invalid', text: ({ name }: { name: string }) => `Unknown field: ${name}` },
  TOO_LARGE: { kind: 'too_large' },
  UNSUPPORTED: { kind: 'unsupported' },

  // Load and failures.
  THROTTLED: { kind: 'throttled' },
  STREAMS_TOO_MANY: {
    kind: 'throttled',
    text: 'Changes are followed live in too many windows already. This one looks every few seconds instead.',
  },
  BUSY: { kind: 'unavailable', text: generalRefusals.throttled },
  DATABASE_DOWN: { kind: 'unavailable' },
  UPSTREAM_BUSY: { kind: 'unavailable' },
  UPSTREAM_DOWN: { kind: 'unavailable' },
  UPSTREAM_REFUSED: { kind: 'unavailable' },
  UPSTREAM_TIMEOUT: { kind: 'timeout' },
} as const satisfies Readonly<Record<string, Refusal>>;
