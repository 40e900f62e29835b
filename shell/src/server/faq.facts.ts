import { filled, type ReadQueryData, SALON, type Site, type SiteContent } from '@salon/contracts';
import { siteQuery } from '@salon/web-kit/queries';
import { contentQuery } from '../content/content.queries.js';

/** Structured data of /faq (schema.org); not in the route's handle, because the browser does not need it. */
export function faqFacts(read: ReadQueryData): object[] {
  const items = read<SiteContent>(contentQuery.queryKey)?.faq ?? [];
  if (items.length === 0) return [];
  const { companyName = SALON.companyName, policy } = read<Site>(siteQuery.queryKey) ?? {};
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: filled(answer, companyName, policy) },
      })),
    },
  ];
}
