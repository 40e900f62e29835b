import { salonMoment } from '@salon/web-kit';
import { type Invitation, type InvitationStatus, STAFF_ROLE_NAMES } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { Check, Clock, Undo2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNextFocus } from '../screen/use-next-focus.js';
import { useRevoke } from './use-invitations.js';

const LOOKS: Readonly<Record<InvitationStatus, { label: string; Icon: LucideIcon }>> = {
  open: { label: 'Open', Icon: Clock },
  used: { label: 'Used', Icon: Check },
  revoked: { label: 'Revoked', Icon: Undo2 },
  expired: { label: 'Expired', Icon: Clock },
};

/** 'Revoke', with a warning before the click that the link cannot be restored. */
function Revoke({ invitation: { _id, email } }: { invitation: Invitation }) {
  const [confirming, setConfirming] = useState(false);
  const { busy, revoke } = useRevoke(_id, () => setConfirming(false));
  const remember = useNextFocus();
  return (
    <>
      <Button
        variant="line"
        className="visit-action"
        aria-label={`Revoke the invitation of ${email}`}
        onClick={({ currentTarget }) => {
          remember(currentTarget);
          setConfirming(true);
        }}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={confirming}
        busy={busy}
        danger
        title={`Revoke the invitation of ${email}?`}
        confirmLabel="Revoke invitation"
        cancelLabel="Keep invitation"
        text="The link in the e-mail stops working. This cannot be undone, but you can invite the address again."
        onConfirm={revoke}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

/** One invitation: address, inviting admin, end, and state. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, role, invitedBy, createdAt, expiresAt, status } = invitation;
  const { label, Icon } = LOOKS[status];
  return (
    <li className="invitation">
      <div>
        <strong>{email}</strong>
        <p className="hint dots">
          <span>{STAFF_ROLE_NAMES[role]}</span>{' '}
          <span>
            invited {salonMoment(createdAt)}
            {invitedBy && ` by ${invitedBy}`}
          </span>{' '}
          {status === 'open' && <span>works until {salonMoment(expiresAt)}</span>}
        </p>
      </div>
      <span className="invitation-status" data-status={status}>
        <Icon aria-hidden="true" />
        {label}
      </span>
      {status === 'open' && <Revoke invitation={invitation} />}
    </li>
  );
}
