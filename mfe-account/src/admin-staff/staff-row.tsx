import { RETENTION, STAFF_ROLE_NAMES, STAFF_ROLES, type StaffMember } from '@salon/contracts';
import { Badge, Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { Menu, MenuItem, MenuLine } from '@salon/ui/menu';
import { salonMoment } from '@salon/web-kit';
import { Ban, ChevronDown, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useChangeStaff } from './use-staff.js';

/** The roles that a person can get, and whether they can sign in. */
function Change({ person }: { person: StaffMember }) {
  const { name, role, disabled } = person;
  const change = useChangeStaff(person);
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button variant="line" className="visit-action" busy={change.isPending} aria-label={`Change ${name}`}>
            Change <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {STAFF_ROLES.filter((each) => each !== role).map((each) => (
          <MenuItem key={each} onSelect={() => change.mutate({ role: each })}>
            Make {STAFF_ROLE_NAMES[each].toLowerCase()}
          </MenuItem>
        ))}
        <MenuLine />
        {disabled ? (
          <MenuItem onSelect={() => change.mutate({ disabled: false })}>Enable</MenuItem>
        ) : (
          <MenuItem danger onSelect={() => setConfirming(true)}>
            Disable
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={confirming}
        danger
        title={`Disable ${name}?`}
        text="They are signed out everywhere at once and cannot sign in. You can enable them again at any time; they then sign in anew."
        confirmLabel="Disable"
        cancelLabel="Keep enabled"
        onConfirm={() => {
          setConfirming(false);
          change.mutate({ disabled: true });
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

/** One staff member: name, role, and protection of the account. */
export function StaffRow({ person, isMe }: { person: StaffMember; isMe: boolean }) {
  const { name, email, role, disabled, lastSignIn, secondFactor } = person;
  const Shield = secondFactor ? ShieldCheck : ShieldOff;
  return (
    <li className="staff-row" data-disabled={disabled || undefined}>
      <div>
        <strong>{name}</strong> {isMe && <Badge>You</Badge>}
        <p className="hint dots">
          <span>{email}</span>{' '}
          <span>
            {lastSignIn ? `signed in ${salonMoment(lastSignIn)}` : `not signed in for ${RETENTION.records} days`}
          </span>
        </p>
      </div>
      <p className="staff-facts">
        <span className="state-pill">{STAFF_ROLE_NAMES[role]}</span>
        <span className="state-pill" data-tone={secondFactor ? 'good' : undefined}>
          <Shield aria-hidden="true" />
          {secondFactor ? 'Two-step on' : 'Two-step off'}
        </span>
        {disabled && (
          <span className="state-pill" data-tone="bad">
            <Ban aria-hidden="true" />
            Disabled
          </span>
        )}
      </p>
      {isMe ? <span /> : <Change person={person} />}
    </li>
  );
}
