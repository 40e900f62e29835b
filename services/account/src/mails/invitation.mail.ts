import { asideOf, button, escape, type MailContent, mailPage, paragraph } from './mail-page.js';

export interface InvitationMail {
  salon: string;
  /** Where the invitation is used. */
  url: string;
}

/** The mail that invites somebody to look after the salon's site, as text and as HTML. */
export function invitationMail({ salon, url }: InvitationMail): MailContent {
  const why = `You are invited to look after the site of ${salon} as an admin.`;
  const until = 'The link works for 48 hours, once, and only with this e-mail address.';
  const otherwise = 'If you did not expect it, leave this mail be: nothing happens without the link.';
  return {
    subject: `Your invitation to ${salon}`,
    text: [salon, '', why, '', 'Create your admin account here:', url, '', until, '', otherwise, ''].join('\n'),
    html: mailPage({
      salon,
      preview: 'Your link to create an admin account is inside. It works for 48 hours.',
      heading: 'You are invited',
      why: `This mail was sent by ${salon} because an admin entered this address.`,
      body: `${paragraph(why)}
        ${button('Create your admin account', url)}
        ${paragraph(until)}
        <p style="margin:0 0 16px;font-size:14px;color:#6F5F57">If the button does not open, copy this into your browser:<br><a href="${escape(url)}" style="color:#8E3B46;word-break:break-all">${escape(url)}</a></p>
        ${asideOf(otherwise)}`,
    }),
  };
}
