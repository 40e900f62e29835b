import { filled } from '@salon/contracts';
import { useSite } from '../site/use-site.js';

/** Replaces the `{names}` of a text by the company name and the policy. */
export function useFilled(): (text: string) => string {
  const { companyName, policy } = useSite().site;
  return (text) => filled(text, companyName, policy);
}
