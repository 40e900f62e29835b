import { randomUUID } from 'node:crypto';

const SANE_ID = /^[\w-]{8,64}$/;

/** The caller's own id when it is well-formed, so that a log line cannot be forged or broken; otherwise a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
