import { type CustomerDetails, messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { signCustomerOut } from './customers.api.js';

/** Ends a customer's sessions, as after a lost phone. */
export function SignOutCustomer({ customer: { _id, name } }: { customer: CustomerDetails }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useDeskChange(close);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={change.isPending}
        title={`Sign ${name} out everywhere?`}
        text="On every phone and computer they have to sign in again. It cannot be undone."
        confirmLabel="Sign out everywhere"
        cancelLabel="Not now"
        onConfirm={() =>
          change.mutate(
            {
              run: () => signCustomerOut(_id),
              done: messages.customerSignedOut,
              failed: messages.customerSignOutFailed,
            },
            { onError: close },
          )
        }
        onCancel={close}
      />
    </>
  );
}
