import type { MailContent, MailPart, MailSalon } from '@salon/nest-kit/mail.rules';

/** The content for one type of event; greeting and button are the same in all mails. */
export interface Wording {
  subject: string;
  status: MailContent['status'];
  heading: string;
  opening: [string, ...string[]];
  details: MailPart[];
  closing: string[];
  /** What the mail does to the event in the customer's calendar (RFC 5546); absent: nothing. */
  calendar?: 'REQUEST' | 'CANCEL';
}

export const callUs = ({ phone }: MailSalon): string => `Call us at ${phone} if anything is unclear.`;
