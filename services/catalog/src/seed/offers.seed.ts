interface OfferSeed {
  title: string;
  description: string;
  price: number;
  /** Titles of its services; the original price is their sum. */
  services: readonly string[];
  art: string;
  startDate: string;
  endDate: string;
}

/** Six offers: four running, one future, one past. Prices in LKR. */
export const OFFERS: readonly OfferSeed[] = [
  {
    title: 'The evening pair',
    description: 'Evening make-up with a signature manicure, side by side.',
    price: 8560,
    services: ['Evening make-up', 'Signature manicure'],
    art: 'makeup-lips',
    startDate: '2026-01-01',
    endDate: '2030-12-31',
  },
  {
    title: 'Petal to fingertip',
    description: 'Hands and feet together: gel manicure and petal pedicure.',
    price: 7040,
    services: ['Gel manicure', 'Petal pedicure'],
    art: 'nails-manicure',
    startDate: '2026-01-01',
    endDate: '2030-12-31',
  },
  {
    title: 'Monsoon rescue',
    description: 'Warm oil, a wash and a blow-dry that holds in the rain.',
    price: 5280,
    services: ['Warm oil treatment', 'Wash & blow-dry'],
    art: 'hair-oil',
    startDate: '2026-01-01',
    endDate: '2030-12-31',
  },
  {
    title: 'Sunday face',
    description: 'A glow facial with brows shaped to match.',
    price: 6160,
    services: ['Araliya glow facial', 'Eyebrow shaping'],
    art: 'facial-glow',
    startDate: '2026-01-01',
    endDate: '2030-12-31',
  },
  {
    title: 'New year gloss',
    description: 'Colour, gloss and a cut to begin the year with.',
    price: 13600,
    services: ['Colour & gloss', 'Haircut & finish'],
    art: 'hair-colour',
    startDate: '2031-01-01',
    endDate: '2031-01-31',
  },
  {
    title: 'Opening week',
    description: 'How it began: a cut and an express facial.',
    price: 5900,
    services: ['Haircut & finish', 'Express facial'],
    art: 'hair-cut',
    startDate: '2025-01-01',
    endDate: '2025-01-07',
  },
];
