import { exceptionWords, type SalonChange } from '@salon/contracts';

/** What of an exception takes working time away; its kind stands at the beginning of its title. */
const TAKES_TIME: readonly [word: string, kinds: readonly SalonChange['kind'][]][] = [
  [exceptionWords.leave, ['create', 'edit']],
  [exceptionWords.sick, ['create', 'edit']],
  [exceptionWords.extra, ['edit', 'remove']],
];

/**
 * Whether a change of the salon can have put booked visits outside the hours, so that some were moved or cancelled with
 * it. A closed day that is edited keeps its day; blocked time is made where no visit is.
 */
export function mayLeaveVisits({ subject, kind, title }: Pick<SalonChange, 'subject' | 'kind' | 'title'>): boolean {
  if (subject === 'plan') return kind !== 'undo';
  if (subject === 'closure') return kind === 'create';
  return subject === 'exception' && TAKES_TIME.some(([word, kinds]) => title.startsWith(word) && kinds.includes(kind));
}
