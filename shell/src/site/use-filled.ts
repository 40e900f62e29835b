import { filled } from '@salon/contracts';
import { useSite } from './use-site.js';

/**
 * Replaces the `{names}` of a text by the company name and the policy. Apart from `useSite`, so that only pages with
 * such texts load it.
 */
export function useFilled(): (text: string) => string {
  const { companyName, policy } = useSite().site;
  return (text) => filled(text, companyName, policy);
}
