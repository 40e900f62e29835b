import { type Activity, STAFF_CALLS } from '@salon/contracts';

/** The label of an event; an unknown event of a newer release keeps its own name. */
const EVENTS: Readonly<Record<string, string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  sign_in_denied: 'Sign-in refused',
  confirmation_failed: 'Wrong password',
  password_change_failed: 'Wrong current password',
  second_factor_failed: 'Wrong code or password',
  access_denied: 'Refused',
  invitation_denied: 'Tried an invitation that does not work',
  staff_changed: 'Changed a role or access',
  admin_invited: 'Invited somebody',
  invitation_revoked: 'Revoked an invitation',
  admin_registered: 'Registered with an invitation',
  second_factor_on: 'Turned two-step sign-in on',
  second_factor_off: 'Turned two-step sign-in off',
  recovery_codes_renewed: 'Made new recovery codes',
  password_changed: 'Changed the password',
  password_reset: 'Reset the password',
  sessions_ended: 'Signed out other devices',
};

/** An activity in words; the route of a call of another release. */
export function wordsOf({ event, about, note }: Activity): { text: string; route: string | null } {
  if (event === 'call') {
    const text = STAFF_CALLS[note ?? ''];
    return text === undefined ? { text: 'Called', route: note } : { text, route: null };
  }
  const text = EVENTS[event] ?? event;
  return { text: about === null ? text : `${text}: ${about}`, route: event === 'access_denied' ? note : null };
}
