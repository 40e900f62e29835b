import { messages, type OpsService, RETRY_CANNOT_BE_UNDONE, type RetryRequest } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { useNextFocus } from '../screen/use-next-focus.js';
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
export function RetryButton({ part, request, label, name, title, isMany = false }: Props) {
  const [toConfirm, setToConfirm] = useState<RetryRequest | null>(null);
  const remember = useNextFocus();
  const close = () => setToConfirm(null);
  const change = useDeskChange(close);
  const retry = () =>
    toConfirm &&
    change.mutate(
      {
        run: () => retryJobs(part, toConfirm),
        done: isMany ? messages.jobsRetried : messages.jobRetried,
        failed: messages.jobRetryFailed,
      },
      { onError: close },
    );
  return (
    <>
      <Button
        variant="line"
        aria-label={name}
        onClick={({ currentTarget }) => {
          remember(currentTarget);
          setToConfirm(request);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={toConfirm !== null}
        busy={change.isPending}
        title={title}
        text={`It does what it was to do: mails are sent, records are changed. ${RETRY_CANNOT_BE_UNDONE}`}
        confirmLabel={label}
        cancelLabel="Not now"
        onConfirm={retry}
        onCancel={close}
      />
    </>
  );
}
