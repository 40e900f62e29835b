import { generalRefusals } from './general.js';
import { because, type Refusal } from './refusal.js';

const googleFailed = 'Google login failed';

/** Refusals of signing in, registering, passwords and admins. */
export const accountRefusals = {
  ACCOUNT_INVALID: { kind: 'invalid' },
  ACCOUNT_THROTTLED: {
    kind: 'throttled',
    text: because({
      tries: '', // The general sentence.
      pictures: ({ most }: { most: number }) => `You have uploaded ${most} images today. Please try again tomorrow.`,
    }),
  },
  EMAIL_TAKEN: { kind: 'conflict', text: 'An account with this email already exists', field: 'email' },
  INVITED_TAKEN: {
    kind: 'conflict',
    text: 'This address has an account already. Please invite another one for their work.',
    field: 'email',
  },
  CODE_WRONG: {
    kind: 'invalid',
    text: 'That code is not right or has expired. Please check it or ask for a new one.',
    field: 'otp',
  },

  LOGIN_WRONG: { kind: 'unauthenticated', text: 'Invalid email or password' },
  LOGIN_UNKNOWN: { kind: 'not_found', text: 'Account not found with this email', field: 'email' },
  LOGIN_DISABLED: { kind: 'forbidden', text: 'This account is disabled. Please ask an owner of the salon.' },
  LOGIN_ROLE: { kind: 'forbidden', text: 'Your account is not authorized for this access' },
  SIGN_IN_THROTTLED: { kind: 'throttled' },
  SIGN_IN_BUSY: { kind: 'unavailable', text: generalRefusals.throttled },
  GOOGLE_REFUSED: { kind: 'unauthenticated', text: googleFailed },
  GOOGLE_DOWN: { kind: 'unavailable', text: googleFailed },

  PASSWORD_WRONG: { kind: 'invalid', text: 'Current password is incorrect', field: 'currentPassword' },
  RESET_LINK_DEAD: { kind: 'invalid', text: 'This reset link is not valid any more. Please ask for a new one.' },

  IMPORT_NOT_FOUND: { kind: 'not_found', text: 'There is no such import.' },
  IMPORT_UNDONE: { kind: 'conflict', text: 'This import has been undone. Please begin anew.' },

  INVITATION_NEEDED: { kind: 'forbidden' },
  INVITATION_CLOSED: { kind: 'conflict', text: 'This invitation is no longer open.' },

  SECOND_STEP_OVER: { kind: 'invalid', text: 'This sign-in took too long. Please sign in again.' },
  SECOND_FACTOR_WRONG: {
    kind: 'invalid',
    text: 'That code is not right or has been used. Please try the next one.',
    field: 'code',
  },
  SECOND_FACTOR_ON: { kind: 'conflict', text: 'Two-step sign-in is on already.' },
  SECOND_FACTOR_OFF: { kind: 'conflict', text: 'Two-step sign-in is not set up.' },
  SECOND_FACTOR_NEEDED: { kind: 'forbidden', text: 'Please set up two-step sign-in first.' },
  SECOND_FACTOR_KEPT: { kind: 'conflict', text: 'Owners sign in with two steps. It cannot be turned off.' },
  CONFIRMATION_NEEDED: { kind: 'forbidden', text: 'Please confirm that it is you.' },
  CONFIRMATION_BY_SIGN_IN: { kind: 'conflict', text: 'Please sign out and sign in again to confirm that it is you.' },

  DELETION_UNFINISHED: {
    kind: 'unavailable',
    text: 'A part of your data is deleted, but not all of it. Please try again in a moment.',
  },
  CUSTOMER_DELETION_UNFINISHED: {
    kind: 'unavailable',
    text: 'A part of the data is deleted, but not all of it. Please try again in a moment.',
  },

  CONTACT_OF_ACCOUNT: {
    kind: 'conflict',
    text: 'They have an account, and change their name and phone number in their profile themselves.',
  },
  CONTACT_TAKEN: {
    kind: 'conflict',
    text: because({
      email: ({ name }: { name: string }) =>
        `${name} has this e-mail address in another record. If it is the same person, please merge the two.`,
      merged: ({ name }: { name: string }) =>
        `The record of ${name} has this e-mail address. It is merged with this one, so the address counts already.`,
      phone: ({ name }: { name: string }) =>
        `${name} has another record with this number. If it is the same person, please merge the two.`,
    }),
  },
  CONTACT_OVERTAKEN: { kind: 'conflict', text: 'This contact was changed again later. Undo that change first.' },

  STAFF_NOT_FOUND: { kind: 'not_found', text: 'This person is not one of the staff any more.' },
  STAFF_SELF: {
    kind: 'conflict',
    text: 'You cannot change your own role or disable yourself. Please ask another owner.',
  },
  STAFF_LAST_OWNER: {
    kind: 'conflict',
    text: 'You are the only owner. Make somebody else an owner first; they can then change your role.',
  },
  STAFF_CHANGED: {
    kind: 'conflict',
    text: ({ name }: { name: string }) => `Somebody else has just changed ${name}. Please look at it again.`,
  },
  STAFF_OVERTAKEN: { kind: 'conflict', text: 'This person was changed again later. Undo that change first.' },
} as const satisfies Readonly<Record<string, Refusal>>;
