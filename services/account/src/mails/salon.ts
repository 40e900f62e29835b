/** Facts about the salon in mails. */
export interface Salon {
  name: string;
  address: string;
  phone: string;
  /** Origin of the site; the base of every link in a mail (threat T15). */
  siteUrl: string;
  /** IANA zone of the times in mails. */
  zone: string;
}
