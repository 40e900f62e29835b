import { DomainError } from '@salon/kernel';

const COUNTED_KINDS = new Set(['unauthenticated', 'forbidden', 'not_found', 'conflict', 'invalid']);

/** Whether a failure counts as a failed attempt; a form with invalid fields and a service that is down do not. */
export const isFailure = (error: unknown): boolean =>
  error instanceof DomainError && COUNTED_KINDS.has(error.kind) && error.code !== 'VALIDATION';
