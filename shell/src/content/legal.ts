import { POLICY, SALON, type Policy } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';

/** A paragraph, or the items of a list. `{company}` stands for the company name from the settings, `{bookingFee}` and others for a rule of `POLICY`. */
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
  sections: readonly LegalSection[];
}

const TIMES = ['never', 'once', 'twice', 'three times', 'four times', 'five times'];

const valuesOf = (company: string, policy: Policy): Readonly<Record<string, string | number>> => ({
  ...policy,
  company,
  bookingFee: `${SALON.currency} ${policy.bookingFee.toLocaleString('en')}`,
  lateShare: `${policy.lateShare * 100}%`,
  reschedules: TIMES[policy.reschedules] ?? `${policy.reschedules} times`,
});

/** `text` with the company name and the salon's policy in place of its `{names}`. */
export function filled(text: string, company: string, policy: Policy = POLICY): string {
  const values = valuesOf(company, policy);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
