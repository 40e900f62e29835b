import { minutesOfService, type SalonService } from '@salon/contracts';

/** Illustrations by category, for services without a picture. */
const ART: Readonly<Record<string, string>> = {
  hair: 'hair-colour',
  facial: 'facial-glow',
  nail: 'nails-manicure',
  makeup: 'makeup-brushes',
};

export interface Highlight {
  id: string;
  title: string;
  text: string;
  price: number;
  minutes: number;
  image: string;
}

export interface MenuPreview {
  /** Number of services. */
  count: number;
  highlights: Highlight[];
  /** Minimum and maximum price of the menu in LKR; null while the menu is empty. */
  prices: [least: number, most: number] | null;
}

export const menuPreviewOf = (services: readonly SalonService[]): MenuPreview => ({
  count: services.length,
  highlights: highlightsOf(services),
  prices: pricesOf(services),
});

function pricesOf(services: readonly SalonService[]): MenuPreview['prices'] {
  const prices = services.map(({ price }) => price);
  return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
}

/** The first service of each of the first three categories of the menu. */
function highlightsOf(services: readonly SalonService[]): Highlight[] {
  const seen = new Set<string>();
  const firsts = services.filter(({ category }) => !seen.has(category) && seen.add(category));
  return firsts.slice(0, 3).map(({ _id, title, description, category, price, averageTime, thumbnail }) => ({
    id: _id,
    title,
    text: description,
    price,
    minutes: minutesOfService(averageTime),
    image: thumbnail ?? `/art/${ART[category] ?? 'apothecary'}.svg`,
  }));
}
