import { messages } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import type { RunningChange } from './use-desk-change.js';

/** Why the change of a form was refused, until it is sent again. */
export const Refusal = ({ change: { error } }: { change: Pick<RunningChange, 'error'> }) =>
  error && <Notice tone="danger">{messageOf(error, messages.visitDecisionFailed)}</Notice>;
