import { button, escape, type MailContent, mailPage, paragraph } from './mail-page.js';
import type { Salon } from './salon.js';

export interface NewSignInMail {
  salon: Salon;
  /** In words. */
  device: string;
  /** Empty when unknown. */
  network: string;
  at: Date;
}

/** The mail that notifies an owner of a sign-in from a new device, as text and as HTML. */
export function newSignInMail({ salon: { name, siteUrl, zone }, device, network, at }: NewSignInMail): MailContent {
  const what = `Your account at ${name} has just been used to sign in from a device we had not seen before.`;
  const facts = factsOf({ device, network, when: whenAt(at, zone) });
  const fine = 'If it was you, there is nothing to do.';
  const otherwise =
    'If it was not you, set a new password now: every place where you are signed in is then signed out.';
  const profileUrl = new URL('/profile', siteUrl).href;
  const reset = new URL('/forgot-password', siteUrl).href;
  return {
    subject: `New sign-in to your ${name} account`,
    text: [
      name,
      '',
      what,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      fine,
      '',
      otherwise,
      reset,
      '',
      `See where you are signed in: ${profileUrl}`,
      '',
    ].join('\n'),
    html: mailPage({
      salon: name,
      preview: `${device}, ${whenAt(at, zone)}. If it was you, there is nothing to do.`,
      heading: 'A new sign-in',
      why: `This mail was sent by ${name} because something about the safety of your account changed.`,
      body: `${paragraph(what)}
        <table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:24px 0;border-radius:10px;background:#F6E3D4">${facts.map(row).join('')}</table>
        ${paragraph(`${fine} ${otherwise}`)}
        ${button('Set a new password', reset)}
        <p style="margin:0;text-align:center"><a href="${escape(profileUrl)}" style="color:#8E3B46">See where you are signed in</a></p>`,
    }),
  };
}

const factsOf = ({ device, network, when }: { device: string; network: string; when: string }): [string, string][] => [
  ['Device', device],
  ['When', when],
  ...(network === '' ? [] : [['Network', network] as [string, string]]),
];

const row = ([label, value]: [string, string]): string =>
  `<tr><td style="padding:8px 16px;color:#6F5F57;white-space:nowrap">${escape(label)}</td><td style="padding:8px 16px;font-weight:600">${escape(value)}</td></tr>`;

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
