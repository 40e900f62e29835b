import { type MailContent, paragraph } from '@salon/nest-kit/mail';

export interface InvitationMail {
  salon: string;
  /** Where the invitation is used. */
  url: string;
}

/** The mail that invites somebody to look after the salon's site. */
export const invitationMail = ({ salon, url }: InvitationMail): MailContent => ({
  subject: `Your invitation to ${salon}`,
  preview: 'Your link to create an admin account is inside. It works for 48 hours.',
  heading: 'You are invited',
  parts: [
    paragraph(`You are invited to look after the site of ${salon} as an admin.`),
    { type: 'button', label: 'Create your admin account', url, withAddress: true },
    paragraph('The link works for 48 hours, once, and only with this e-mail address.'),
    { type: 'note', text: 'If you did not expect it, leave this mail be: nothing happens without the link.' },
  ],
  reason: `This mail was sent by ${salon} because an admin entered this address.`,
});
