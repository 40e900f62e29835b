import { dataOfAccount } from './deleted-data.js';
import { DeletionDialog } from './deletion-dialog.js';
import { useDeleteAccount } from './use-my-data.js';

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
    {...dataOfAccount('Your')}
    confirmLabel="Delete my account for good"
    cancelLabel="Keep my account"
    deletion={useDeleteAccount()}
  />
);
