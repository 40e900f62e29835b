import { messages, type OpsService, RETRY_CANNOT_BE_UNDONE, type RetryRequest } from '@salon/contracts';
import { ConfirmedChange } from '../admin-actions/confirmed-change.js';
import { retryJobs } from './ops.api.js';

interface Props {
  part: OpsService;
  request: RetryRequest;
  label: string;
  /** For screen readers, among many of the same label. */
  name: string;
  title: string;
  isMany?: boolean;
}

/** Runs given-up jobs again, once it was said that this cannot be undone. */
export const RetryButton = ({ part, request, label, isMany = false, ...words }: Props) => (
  <ConfirmedChange
    {...words}
    label={label}
    text={`It does what it was to do: mails are sent, records are changed. ${RETRY_CANNOT_BE_UNDONE}`}
    confirmLabel={label}
    change={{
      run: () => retryJobs(part, request),
      done: isMany ? messages.jobsRetried : messages.jobRetried,
      failed: messages.jobRetryFailed,
    }}
    isRemoved
  />
);
