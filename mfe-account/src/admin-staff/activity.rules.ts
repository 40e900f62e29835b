import type { Activity } from '@salon/contracts';

/** The label of an event; an unknown event of a newer release keeps its own name. */
const EVENTS: Readonly<Record<string, string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  sign_in_denied: 'Sign-in refused',
  second_factor_failed: 'Wrong code',
  access_denied: 'Refused',
  invitation_denied: 'Refused: an invitation that does not work',
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

/** The effect of a call, by the beginning of its declared route. */
const CALLS: readonly (readonly [route: string, text: string])[] = [
  ['POST /api/admin/refunds/:id/send', 'Sent a refund'],
  ['POST /api/admin/refunds/:id/settle', 'Settled a refund'],
  ['POST /api/admin/export', 'Exported everything of the salon (cannot be undone)'],
  ['POST /api/admin/ops/:part/retry', 'Ran given-up jobs again (cannot be undone)'],
  ['POST /api/admin/acts/:id/undo', 'Undid a change of a visit'],
  ['PATCH /api/appointments/:id/status', 'Changed the status of a visit'],
  ['POST /api/admin/customers/code', 'Sent a code again'],
  ['POST /api/admin/customers/:id/merge', 'Merged two customers'],
  ['POST /api/admin/content-acts/:id/undo', 'Undid a change of the content'],
  ['POST /api/admin/content-pictures', 'Uploaded a picture'],
  ['POST /api/admin/reviews/:id/hide', 'Hid a review'],
  ['POST /api/admin/reviews/:id/unhide', 'Showed a review again'],
  ['POST /api/special-offers', 'Added or restored a special offer'],
  ['PATCH /api/special-offers', 'Changed a special offer'],
  ['DELETE /api/special-offers', 'Archived a special offer'],
  ['POST /api/admin/content/', 'Added, archived or restored content'],
  ['PATCH /api/admin/content/', 'Changed content'],
];

/** An entry in words; the route of a call without a description. */
export function wordsOf({ event, about, note }: Activity): { text: string; route: string | null } {
  if (event === 'call') {
    const known = CALLS.find(([route]) => note?.startsWith(route));
    return known ? { text: known[1], route: null } : { text: 'Called', route: note };
  }
  const text = EVENTS[event] ?? event;
  return { text: about === null ? text : `${text}: ${about}`, route: event === 'access_denied' ? note : null };
}
