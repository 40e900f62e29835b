/** Messages about signed-in devices and admin invitations (decision A2); part of `messages`. */
export const peopleMessages = {
  sessionsFailed: 'Failed to load where you are signed in',
  sessionEnded: 'Signed out there',
  otherSessionsEnded: 'Signed out everywhere else',
  sessionEndFailed: 'Failed to sign out there',
  invitationSent: 'Invitation sent',
  invitationFailed: 'Failed to send the invitation',
  invitationsFailed: 'Failed to load invitations',
  invitationRevoked: 'Invitation revoked',
  invitationRevokeFailed: 'Failed to revoke the invitation',
  invitationClosed: 'This invitation is no longer open.',
} as const;
