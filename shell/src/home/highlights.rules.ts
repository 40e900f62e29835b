import type { SalonService } from '@salon/contracts';

/** Drawings for services without a picture of their own, by category. */
const ART: Readonly<Record<string, string>> = { hair: 'hair-colour', facial: 'facial-glow', nail: 'nails-manicure', makeup: 'makeup-brushes' };
const ORDER = ['hair', 'facial', 'nail', 'makeup'];

export interface Highlight {
  id: string;
  title: string;
  text: string;
  price: number;
  minutes: number;
  image: string;
}

/** One service of each of the first three categories, as the menu lists them. */
export function highlightsOf(services: readonly SalonService[]): Highlight[] {
  const firsts = ORDER.flatMap((slug) => services.find(({ category }) => category.toLowerCase() === slug) ?? []);
  return firsts.slice(0, 3).map(({ _id, title, description, category, price, averageTime, thumbnail }) => ({
    id: _id, title, text: description, price, minutes: averageTime ?? 30,
    image: thumbnail ?? `/art/${ART[category.toLowerCase()] ?? 'apothecary'}.svg`,
  }));
}
