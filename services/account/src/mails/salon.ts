/** Facts about the salon in the mails, from the configuration. */
export const SALON = Symbol('salon');
export interface Salon {
  name: string;
  /** Origin of the site; the base of every link in a mail (threat T15). */
  siteUrl: string;
  /** IANA zone of the times in mails. */
  zone: string;
}
