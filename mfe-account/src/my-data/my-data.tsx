import { isStaff, type User } from '@salon/contracts';
import { Button } from '@salon/ui';
import { FileDown, UserRoundX } from 'lucide-react';
import { dataOfAccount } from './deleted-data.js';
import { DeletionDialog } from './deletion-dialog.js';
import { DeletionObstacles } from './deletion-obstacles.js';
import { useDeleteAccount, useDownload } from './use-my-data.js';
import '../styles/my-data.css';

function Download() {
  const { busy, download } = useDownload();
  return (
    <Button variant="line" busy={busy} onClick={download}>
      Download my data
    </Button>
  );
}

/** 'Delete my account' with its confirmation (decision A19). */
const DeleteAccount = () => (
  <DeletionDialog
    label="Delete my account"
    title="Delete your account?"
    text={
      <>
        <strong>This cannot be undone.</strong> Nobody can bring your account back, not even the salon.
        <div className="deletion-obstacles" role="status">
          <DeletionObstacles />
        </div>
      </>
    }
    {...dataOfAccount('Your')}
    confirmLabel="Delete my account for good"
    cancelLabel="Keep my account"
    deletion={useDeleteAccount()}
  />
);

/** 'Your data' of the profile: download, and deletion of the account (decision A19, threat T64). */
export const MyData = ({ user }: { user: User }) => (
  <section className="profile-part" aria-labelledby="my-data">
    <h2 id="my-data">Your data</h2>
    <ul className="icon-rows">
      <li className="icon-row my-data-row">
        <FileDown aria-hidden="true" />
        <p>What we hold about you, in one file: profile, visits, payments, review and messages.</p>
        <Download />
      </li>
      <li className="icon-row my-data-row">
        <UserRoundX aria-hidden="true" />
        {isStaff(user) ? (
          <p>You work here with this account, so it cannot be deleted on this page.</p>
        ) : (
          <>
            <p>If you no longer want an account, you can delete it, and with it what we hold about you.</p>
            <DeleteAccount />
          </>
        )}
      </li>
    </ul>
  </section>
);
