import type { ReadAnswer, SiteContent } from '@salon/contracts';

/** The questions and answers of /faq in the words of schema.org. */
export function faqFacts(read: ReadAnswer): object[] {
  const entries = read<SiteContent>(['site', 'content'])?.faq ?? [];
  if (entries.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
