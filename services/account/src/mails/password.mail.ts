import { asideOf, button, escape, type MailContent, mailPage, paragraph } from './mail-page.js';

export interface PasswordMail {
  salon: string;
  /** Where the mail's one button leads. */
  url: string;
}

/** The mail with a link to set a new password, as text and as HTML. */
export function resetMail({ salon, url }: PasswordMail): MailContent {
  const why = `Someone, we hope you, asked to set a new password for your account at ${salon}.`;
  const until = 'The link works for 30 minutes, once, and only the newest one counts.';
  const otherwise = 'If it was not you, leave this mail be: your password stays as it is.';
  return {
    subject: `Set a new password for ${salon}`,
    text: [salon, '', why, '', 'Set a new password here:', url, '', until, '', otherwise, ''].join('\n'),
    html: mailPage({
      salon,
      preview: 'The link to set a new password is inside. It works for 30 minutes.',
      heading: 'Set a new password',
      why: `This mail was sent by ${salon} because a new password was asked for on our site.`,
      body: `${paragraph(why)}
        ${button('Set a new password', url)}
        ${paragraph(until)}
        <p style="margin:0 0 16px;font-size:14px;color:#6F5F57">If the button does not open, copy this into your browser:<br><a href="${escape(url)}" style="color:#8E3B46;word-break:break-all">${escape(url)}</a></p>
        ${asideOf(otherwise)}`,
    }),
  };
}

/** The mail that notifies an owner of a changed password. */
export function passwordChangedMail({ salon, url }: PasswordMail): MailContent {
  const what = `The password of your account at ${salon} has just been changed, and every other place where you were signed in has been signed out.`;
  const fine = 'If it was you, there is nothing to do.';
  const otherwise = 'If it was not you, set a new password at once and tell the salon.';
  return {
    subject: `Your ${salon} password was changed`,
    text: [salon, '', what, '', fine, '', otherwise, url, ''].join('\n'),
    html: mailPage({
      salon,
      preview: 'Your password was changed. If it was not you, set a new one now.',
      heading: 'Your password was changed',
      why: `This mail was sent by ${salon} because something about the safety of your account changed.`,
      body: `${paragraph(what)}
        ${paragraph(`${fine} ${otherwise}`)}
        ${button('Set a new password', url)}`,
    }),
  };
}
