import { MAILED } from '@salon/contracts';
import { type MailContent, paragraph } from '@salon/nest-kit/mail';
import { mailTexts, sentBecause } from './mail-texts.js';

interface PasswordMail {
  salon: string;
  /** The target of the mail's only button. */
  url: string;
}

/** The mail with a link to set a new password. */
export const resetMail = ({ salon, url }: PasswordMail): MailContent => ({
  subject: `Set a new password for ${salon}`,
  preview: `The link to set a new password is inside. It works for ${MAILED.resetMinutes} minutes.`,
  heading: 'Set a new password',
  parts: [
    paragraph(`Someone, we hope you, asked to set a new password for your account at ${salon}.`),
    { type: 'button', label: 'Set a new password', url, withAddress: true },
    paragraph(`The link works for ${MAILED.resetMinutes} minutes, once, and only the newest one counts.`),
    { type: 'note', text: 'If it was not you, leave this mail be: your password stays as it is.' },
  ],
  reason: sentBecause(salon, 'a new password was asked for on our site'),
});

/** The mail that notifies an owner of a changed password. */
export const passwordChangedMail = ({ salon, url }: PasswordMail): MailContent => ({
  subject: `Your ${salon} password was changed`,
  preview: 'Your password was changed. If it was not you, set a new one now.',
  heading: 'Your password was changed',
  parts: [
    paragraph(
      `The password of your account at ${salon} has just been changed, and every other place where you were signed in has been signed out.`,
    ),
    paragraph(mailTexts.wasYou),
    paragraph(mailTexts.wasNotYou),
    { type: 'button', label: 'Set a new password', url },
  ],
  reason: sentBecause(salon, mailTexts.safetyChanged),
});
