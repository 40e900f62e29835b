import { type Category, minutesOfService, type SalonService } from '@salon/contracts';

export interface ServiceFilter {
  /** A short name of a category, or `all`. */
  category: string;
  /** What the visitor typed; each of its words must occur (decision B2). */
  text: string;
}

/** Lets every service through. */
export const NO_FILTER: ServiceFilter = { category: 'all', text: '' };

/** The query of the address for this filter. */
export function paramsOf({ category, text }: ServiceFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (category !== 'all') params.set('category', category);
  if (text.trim() !== '') params.set('q', text.trim());
  return params;
}

/** Whether it lets every service through. */
export const isUnfiltered = ({ category, text }: ServiceFilter): boolean => category === 'all' && text.trim() === '';

/**
 * The parameters of the address that the server reads too (`?category=nail&q=gel`), with their maximum lengths; it
 * ignores others.
 */
export const FILTER_PARAMS = { category: 30, q: 80 } as const;

/** The chips in order (docs/product.md §2, decision B2). */
export const chipsOf = (categories: readonly Category[]): Category[] => [
  { slug: 'all', label: 'All Services' },
  ...categories,
];

/** The category in an address, case-insensitive; an unknown one means all. */
export function categoryOf(value: string | null, categories: readonly Category[]): string {
  const slug = value?.toLowerCase();
  return categories.find((category) => category.slug === slug)?.slug ?? 'all';
}

/** Without case, accents and hyphens, so that 'makeup' finds 'Make-up'. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-\u2010-\u2015]/g, '');

/** The services of a category whose title or description holds every word of the search, in their order. */
export function filterServices(services: readonly SalonService[], { category, text }: ServiceFilter): SalonService[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    if (category !== 'all' && service.category.toLowerCase() !== category) return false;
    const content = fold(`${service.title} ${service.description}`);
    return words.every((word) => content.includes(word));
  });
}

/** How long a service takes, in words; one without minutes takes 30 (decision B5). */
export const minutesText = (minutes: number | null): string => `${minutesOfService(minutes)} minutes`;
