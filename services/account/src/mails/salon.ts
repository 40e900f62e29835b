import type { MailSender } from '@salon/nest-kit/mail';

/** Facts about the salon in mails. */
export interface Salon extends Required<MailSender> {
  /** IANA zone of the times in mails. */
  zone: string;
}
