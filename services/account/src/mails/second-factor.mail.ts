import { type MailContent, paragraph } from '@salon/nest-kit/mail';
import { mailTexts, sentBecause } from './mail-texts.js';

export type SecondFactorChange = 'on' | 'off' | 'codes';

interface SecondFactorMail {
  salon: string;
  /** The URL where a new password is set. */
  url: string;
  change: SecondFactorChange;
}

const WORDS: Readonly<
  Record<SecondFactorChange, { subject: string; heading: string; text: (salon: string) => string }>
> = {
  on: {
    subject: 'Two-step sign-in is on',
    heading: 'Two-step sign-in is on',
    text: (salon) =>
      `Your account at ${salon} now asks for a code of your authenticator app after the password. ` +
      'Every other place where you were signed in has been signed out.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    heading: 'Two-step sign-in is off',
    text: (salon) =>
      `Your account at ${salon} asks for the password alone from now on, and the recovery codes are void.`,
  },
  codes: {
    subject: 'New recovery codes',
    heading: 'New recovery codes',
    text: (salon) => `Your account at ${salon} has new recovery codes. The ones before do not work any more.`,
  },
};

/** The mail that notifies an owner of a change of two-step sign-in; it contains no code. */
export function secondFactorMail({ salon, url, change }: SecondFactorMail): MailContent {
  const { subject, heading, text } = WORDS[change];
  return {
    subject: `${subject} for your ${salon} account`,
    preview: `${mailTexts.wasYou} If it was not you, set a new password now.`,
    heading,
    parts: [
      paragraph(text(salon)),
      paragraph(mailTexts.wasYou),
      paragraph(mailTexts.wasNotYou),
      { type: 'button', label: 'Set a new password', url },
    ],
    reason: sentBecause(salon, mailTexts.safetyChanged),
  };
}
