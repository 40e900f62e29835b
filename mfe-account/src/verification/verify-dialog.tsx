import { MAILED, messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog, Dialog } from '@salon/ui/dialog';
import { browserNow, useHasLeft } from '@salon/web-kit';
import { Link, useLocation } from '@salon/web-kit/router';
import { useState } from 'react';
import { keepPendingAccount, type PendingAccount } from '../session/pending-account.js';
import { CodeForm } from './code-form.js';
import { lastCodeAt } from './last-code.js';
import { useVerification } from './use-verification.js';
import { maskEmail } from './verification.rules.js';

interface Props {
  account: PendingAccount;
  onClose(): void;
}

/**
 * 'Verify Your Email' over the registration form; closing while a code is being checked needs a confirmation
 * (docs/product.md §4).
 */
export function VerifyDialog({ account, onClose }: Props) {
  const verification = useVerification(account.userId);
  const { busy, attempt, mayBeVerified } = verification;
  const { search } = useLocation();
  const hasLeft = useHasLeft();
  const [waits] = useState(() => lastCodeAt(account.email) > browserNow().getTime());
  // The confirmation belongs to one attempt: it closes when that attempt ends.
  const [confirmingAttempt, setConfirmingAttempt] = useState<number | null>(null);
  const close = () => (busy ? setConfirmingAttempt(attempt) : onClose());
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title="Verify Your Email"
        description={
          <>
            {waits ? 'We mail a new' : 'We sent a'} {MAILED.codeDigits}-digit code to{' '}
            <b>{account.isRestored ? maskEmail(account.email) : account.email}</b>
            {waits && ` ${MAILED.secondsBetweenCodes} seconds after the last one, which does not count any more`}. It is
            valid for {MAILED.codeMinutes} minutes. It is checked as soon as its last digit is in.
          </>
        }
      >
        <CodeForm
          verification={verification}
          email={account.email}
          onSent={() => !hasLeft.current && keepPendingAccount(account)} // Its code is valid from now on.
        >
          <Button variant="line" onClick={close}>
            Cancel
          </Button>
        </CodeForm>
        {mayBeVerified && (
          <p role="status">
            Your e-mail address may be verified already. <Link to={`/login${search}`}>Sign in to see.</Link>
          </p>
        )}
      </Dialog>
      <ConfirmDialog
        open={busy && confirmingAttempt === attempt}
        title={messages.verificationRunning}
        confirmLabel="Yes, cancel"
        cancelLabel="Keep verifying"
        danger
        onConfirm={onClose}
        onCancel={() => setConfirmingAttempt(null)}
      />
    </>
  );
}
