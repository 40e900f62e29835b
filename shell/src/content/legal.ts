import type { LocalDay } from '@salon/kernel';

/** A paragraph, or the items of a list. `{company}` stands for the salon's name in its settings. */
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
  /** The day of the wording as delivered; the settings of the salon may state another (decision E3). */
  updated: LocalDay;
  /** The setting that does. */
  setting: 'privacyUpdated' | 'termsUpdated' | 'refundsUpdated';
  sections: readonly LegalSection[];
}

/** `text` with the salon's name in its place. */
export const named = (text: string, company: string): string => text.replaceAll('{company}', company);
