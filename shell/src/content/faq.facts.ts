import type { ReadQueryData, SiteContent } from '@salon/contracts';
import { contentQuery } from './content.queries.js';

/** Structured data of /faq (schema.org). */
export function faqFacts(read: ReadQueryData): object[] {
  const items = read<SiteContent>(contentQuery.queryKey)?.faq ?? [];
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
