import { because, type Refusal } from './refusal.js';

/** Refusals of actions on an open task or a job. */
export const taskRefusals = {
  NOTICE_NOT_FOUND: { kind: 'not_found', text: 'This payment notice is no longer kept' },
  MAIL_REFUSED: {
    kind: 'conflict',
    text: because({ gone: 'This mail is not needed any more', sent: 'This mail has been sent meanwhile' }),
  },
  JOBS_NOT_DEAD: {
    kind: 'conflict',
    text: 'Nothing is left to run again: the jobs ran meanwhile, or somebody else was faster.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
