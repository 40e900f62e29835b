import { exceptionWords, type SalonFacts } from '@salon/contracts';
import { formatDate, type LocalDay } from '@salon/kernel';

const dayWords = (day: LocalDay): string => formatDate(day, 'MMM d, yyyy');

function exceptionTitle({ exception }: Extract<SalonFacts, { kind: 'exception' }>): string {
  if (exception === null) return 'Leave or extra hours';
  const { kind, stylist, from, to } = exception;
  return `${exceptionWords[kind]} of ${stylist}, ${dayWords(from)}${from === to ? '' : ` to ${dayWords(to)}`}`;
}

/** What was done with a day, for release 0.2.0. */
export const formerClosingTitle = (done: 'closed' | 'opened', isUndo: boolean, title: string): string =>
  `${isUndo ? 'Undone: ' : ''}${done === 'closed' ? 'Closed' : 'Opened again'} ${title}`;

/** The words of a change of the salon for release 0.2.0, which reads nothing else; goes with the release after. */
export function formerTitleOf(facts: SalonFacts): string {
  switch (facts.kind) {
    case 'stylist':
      return facts.step === null ? facts.name : `${facts.name}, ${facts.step}`;
    case 'stylistOrder':
      return 'Order of the stylists';
    case 'plan':
      return `Hours of ${facts.stylist ?? 'the salon'} from ${dayWords(facts.validFrom)}`;
    case 'exception':
      return exceptionTitle(facts);
    case 'closure': {
      const [first = '', ...others] = facts.days;
      return `${dayWords(first)}${others.length === 0 ? '' : ` and ${others.length} more`}`;
    }
    case 'policy':
      return 'Policy';
    case 'opening':
      return 'The site is open';
    case 'notice':
      return `a payment notice: ${facts.note}`;
    case 'closing':
      return facts.reason === null ? dayWords(facts.day) : `${dayWords(facts.day)}: ${facts.reason}`;
    case 'customer':
      return `Notes of ${facts.name}`;
    case 'customerMerge':
      return `${facts.merged} merged into ${facts.kept}`;
  }
}
