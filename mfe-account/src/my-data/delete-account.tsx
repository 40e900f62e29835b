import { Button, Notice } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { useDeleteAccount } from './use-my-data.js';

const Consequences = () => (
  <div className="deletion">
    <h3>What is deleted</h3>
    <ul>
      <li>Your account with name, e-mail address, phone number, address, picture and password</li>
      <li>Your cart, your review, your messages to us and what we noted about you</li>
      <li>The record of your sign-ins: you are signed out everywhere</li>
    </ul>
    <h3>What stays, and why</h3>
    <ul>
      <li>Your visits and payments, without your name: the law asks the salon to keep its books</li>
    </ul>
  </div>
);

/** 'Delete my account', and the confirmation that says what it means; a refusal is shown in it (decision A19). */
export function DeleteAccount() {
  const [confirming, setConfirming] = useState(false);
  const { busy, problem, run, reset } = useDeleteAccount();
  return (
    <>
      <Button
        variant="text"
        onClick={() => {
          reset();
          setConfirming(true);
        }}
      >
        Delete my account
      </Button>
      <ConfirmDialog
        open={confirming}
        busy={busy}
        danger
        title="Delete your account?"
        text={
          <>
            <strong>This cannot be undone.</strong> Nobody can bring your account back, not even the salon.
          </>
        }
        confirmLabel="Delete my account for good"
        cancelLabel="Keep my account"
        onConfirm={run}
        onCancel={() => setConfirming(false)}
      >
        <Consequences />
        {problem && <Notice tone="danger">{problem}</Notice>}
      </ConfirmDialog>
    </>
  );
}
