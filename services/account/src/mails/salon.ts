import type { MailSender } from '@salon/nest-kit/mail';

/** Facts about the salon in the mails, from the configuration. */
export const SALON = Symbol('salon');
export interface Salon {
  name: string;
  /** Origin of the site; the base of every link in a mail (threat T15). */
  siteUrl: string;
  /** IANA zone of the times in mails. */
  zone: string;
}

/** Whom the mails are from. */
export const senderOf = ({ name, siteUrl }: Salon): MailSender => ({
  name,
  contactUrl: new URL('/contact', siteUrl).href,
});
