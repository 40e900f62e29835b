import { MAILED, STAFF_ROLE_NAMES, type StaffRole } from '@salon/contracts';
import { type MailContent, paragraph } from '@salon/nest-kit/mail';
import { sentBecause } from './mail-texts.js';

interface InvitationMail {
  salon: string;
  /** The URL that uses the invitation. */
  url: string;
  role: StaffRole;
}

/** The mail that invites a person to become staff of the salon. */
export const invitationMail = ({ salon, url, role }: InvitationMail): MailContent => ({
  subject: `Your invitation to ${salon}`,
  preview: `Your link to create an account is inside. It works for ${MAILED.invitationHours} hours.`,
  heading: 'You are invited',
  parts: [
    paragraph(`You are invited to the staff of ${salon}. Your role on the site: ${STAFF_ROLE_NAMES[role]}.`),
    { type: 'button', label: 'Create your account', url, withAddress: true },
    paragraph(`The link works for ${MAILED.invitationHours} hours, once, and only with this e-mail address.`),
    { type: 'note', text: 'If you did not expect it, leave this mail be: nothing happens without the link.' },
  ],
  reason: sentBecause(salon, 'an owner of the salon entered this address'),
});
