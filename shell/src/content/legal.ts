import type { LocalDay } from '@salon/kernel';

/**
 * A paragraph, or the items of a list. `{company}` stands for the company name, `{bookingFee}` and others for a rule of
 * the policy (`filled` of libs/contracts).
 */
export type Block = string | readonly string[];

export interface LegalSection {
  /** Anchor on the page. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText {
  title: string;
  lead: string;
  /** The date of the delivered wording; the settings may override it (decision E3). */
  updated: LocalDay;
  /** The setting that overrides it. */
  setting: 'privacyUpdated' | 'termsUpdated' | 'refundsUpdated';
  /** Whether it states rules of the policy, and so changes with them. */
  statesPolicy?: true;
  sections: readonly LegalSection[];
}
