import { type MailContent, type MailSalon, paragraph } from '@salon/nest-kit/mail';
import { mailTexts, sentBecause } from './mail-texts.js';

interface NewSignInMail {
  salon: MailSalon;
  /** In words. */
  device: string;
  /** Empty when unknown. */
  network: string;
  at: Date;
}

/** The mail that notifies an owner of a sign-in from a new device. */
export function newSignInMail({ salon: { name, siteUrl, zone }, device, network, at }: NewSignInMail): MailContent {
  const when = whenAt(at, zone);
  return {
    subject: `New sign-in to your ${name} account`,
    preview: `${device}, ${when}. ${mailTexts.wasYou}`,
    heading: 'A new sign-in',
    parts: [
      paragraph(`Your account at ${name} has just been used to sign in from a device we had not seen before.`),
      {
        type: 'facts',
        facts: [
          ['Device', device],
          ['When', when],
          ...(network === '' ? [] : [['Network', network] as [string, string]]),
        ],
      },
      paragraph(mailTexts.wasYou),
      paragraph('If it was not you, set a new password now: every place where you are signed in is then signed out.'),
      { type: 'button', label: 'Set a new password', url: new URL('/forgot-password', siteUrl).href },
      { type: 'link', before: '', label: 'See where you are signed in', url: new URL('/profile', siteUrl).href },
    ],
    reason: sentBecause(name, mailTexts.safetyChanged),
  };
}

/** 'November 21, 2026, 10:30 AM (salon time)'. */
const whenAt = (at: Date, zone: string): string =>
  `${new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(at)
    .replace(' at ', ', ')
    .replace(/\u202f/g, ' ')} (salon time)`;
