import { DeletionDialog } from './deletion-dialog.js';
import { useDeleteAccount } from './use-my-data.js';

const DELETED = [
  'Your account with name, e-mail address, phone number, address, city, picture and password',
  'Your cart, your review, your messages to us and what we noted about you',
  'The record of your sign-ins: you are signed out everywhere',
];
const KEPT = ['Your visits and payments, without your name: the law asks the salon to keep its books'];

/** 'Delete my account' with its confirmation (decision A19). */
export const DeleteAccount = () => (
  <DeletionDialog
    label="Delete my account"
    title="Delete your account?"
    text={
      <>
        <strong>This cannot be undone.</strong> Nobody can bring your account back, not even the salon.
      </>
    }
    deleted={DELETED}
    kept={KEPT}
    confirmLabel="Delete my account for good"
    cancelLabel="Keep my account"
    deletion={useDeleteAccount()}
  />
);
