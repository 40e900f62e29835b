import { salonMoment } from '@salon/web-kit';
import { type Invitation, type InvitationStatus, STAFF_ROLE_NAMES } from '@salon/contracts';
import { ConfirmDialog } from '@salon/ui/dialog';
import { Check, Clock, Undo2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { RemovedButton } from '../screen/removed-button.js';
import { useRevoke } from './use-invitations.js';

const LOOKS: Readonly<Record<InvitationStatus, { label: string; Icon: LucideIcon; tone?: string }>> = {
  open: { label: 'Open', Icon: Clock, tone: 'info' },
  used: { label: 'Used', Icon: Check, tone: 'good' },
  revoked: { label: 'Revoked', Icon: Undo2 },
  expired: { label: 'Expired', Icon: Clock },
};

/** 'Revoke', with a warning before the click that the link cannot be restored. */
function Revoke({ invitation: { _id, email } }: { invitation: Invitation }) {
  const [confirming, setConfirming] = useState(false);
  const { busy, revoke } = useRevoke(_id, () => setConfirming(false));
  return (
    <>
      <RemovedButton
        variant="line"
        className="visit-action"
        aria-label={`Revoke the invitation of ${email}`}
        onPress={() => setConfirming(true)}
      >
        Revoke
      </RemovedButton>
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
  const { label, Icon, tone } = LOOKS[status];
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
      <span className="state-pill" data-tone={tone}>
        <Icon aria-hidden="true" />
        {label}
      </span>
      {status === 'open' && <Revoke invitation={invitation} />}
    </li>
  );
}
