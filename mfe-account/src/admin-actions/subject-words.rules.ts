import { type ActionEntry, type ContentSubject, exceptionWords, type SubjectFacts } from '@salon/contracts';
import { formatDate } from '@salon/kernel';

type ItemKind = Exclude<ContentSubject['kind'], 'settings' | 'reviews' | 'messages'>;

/** One item of each type, and all of them. */
const NOUNS: Readonly<Record<ItemKind, readonly [one: string, all: string]>> = {
  services: ['service', 'services'],
  categories: ['category', 'categories'],
  offers: ['offer', 'offers'],
  gallery: ['picture', 'pictures'],
  faq: ['question', 'questions'],
  team: ['person', 'people'],
  statistics: ['figure', 'figures'],
  values: ['value', 'values'],
  almanac: ['month', 'months'],
};

/** Undefined for a type of a newer service. */
function contentWords({ kind, name, author, isOrder }: ContentSubject): string | undefined {
  if (kind === 'settings') return "the salon's details";
  if (kind === 'reviews') return `the review by ${author ?? 'a customer'}`;
  if (kind === 'messages') return `the message from ${author ?? 'a guest'}`;
  if (!Object.hasOwn(NOUNS, kind)) return undefined;
  const [one, all] = NOUNS[kind];
  if (isOrder) return `the order of the ${all}`;
  return name === null ? `the ${one}` : `the ${one} “${name}”`;
}

const dayWords = (day: string): string => formatDate(day, 'MMM d, yyyy');

type Kind = SubjectFacts['kind'];
type Of<One extends Kind> = Extract<SubjectFacts, { kind: One }>;

function exceptionSaid({ exception }: Of<'exception'>): string {
  if (exception === null) return 'Leave or extra hours';
  const { kind, stylist, from, to } = exception;
  return `${exceptionWords[kind]} of ${stylist}, ${dayWords(from)}${from === to ? '' : ` to ${dayWords(to)}`}`;
}

function closureSaid({ days: [first = '', ...others] }: Of<'closure'>): string {
  return others.length === 0 ? dayWords(first) : `${dayWords(first)} and ${others.length} more`;
}

/** The words of each kind of facts. */
const FACTS: { readonly [One in Kind]: string | ((facts: Of<One>) => string) } = {
  stylist: ({ name }) => name,
  stylistOrder: 'Order of the stylists',
  plan: ({ stylist, validFrom }) => `Hours of ${stylist ?? 'the salon'} from ${dayWords(validFrom)}`,
  exception: exceptionSaid,
  closure: closureSaid,
  policy: 'Policy',
  opening: 'The site is open',
  notice: ({ note }) => `a payment notice: ${note}`,
  closing: ({ day, reason }) => (reason === null ? dayWords(day) : `${dayWords(day)}: ${reason}`),
  customer: ({ name }) => `Notes of ${name}`,
  customerMerge: ({ merged, kept }) => `${merged} merged into ${kept}`,
  contact: ({ name }) => `Contact details of ${name}`,
};

/** Undefined for a kind of a newer service. */
function factsWords(facts: SubjectFacts): string | undefined {
  if (!Object.hasOwn(FACTS, facts.kind)) return undefined;
  const words = FACTS[facts.kind] as string | ((facts: SubjectFacts) => string);
  return typeof words === 'string' ? words : words(facts);
}

/** What was changed: 'the question “May I come early?”', 'the review by Nimali', 'Leave of Dilani, Nov 26, 2026'. */
export const subjectWords = ({ content, facts, title, effect }: Omit<ActionEntry['subject'], 'visit'>): string => {
  // The reason of a closing is that for which the day was opened: it does not explain why it is closed.
  const said = facts?.kind === 'closing' && effect === 'create' ? { ...facts, reason: null } : facts;
  return (content && contentWords(content)) ?? (said && factsWords(said)) ?? title;
};
