import { randomUUID } from 'node:crypto';

const SANE_ID = /^[\w-]{8,64}$/;

/** The caller's own id when it is a sane one, so that a log line can neither be forged nor broken; a new one otherwise. */
export const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
