import type { ReadQueryData, SiteContent } from '@salon/contracts';

/** The questions and answers of /faq in the words of schema.org. */
export function faqFacts(read: ReadQueryData): object[] {
  const items = read<SiteContent>(['site', 'content'])?.faq ?? [];
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
