import { messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { resendCode } from './customers.api.js';

/** For a person who has registered but got no code: they are not a customer yet, so the search does not find them. */
export function ResendCode({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useDeskChange(close);
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        Send their code again
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={change.isPending}
        title="Send the code again?"
        text={
          `Whoever has registered with ${email} and has not entered their code gets another one; ` +
          'earlier codes stop working. A mail cannot be taken back.'
        }
        confirmLabel="Send it"
        cancelLabel="Not now"
        onConfirm={() =>
          change.mutate(
            { run: () => resendCode(email), done: messages.customerCodeSent, failed: messages.customerCodeFailed },
            { onError: close },
          )
        }
        onCancel={close}
      />
    </>
  );
}
