import type { ServiceSeed } from './service-seed.js';

export const HAIR_SERVICES: readonly ServiceSeed[] = [
  {
    title: 'Haircut & finish',
    description: 'Wash, cut and a soft blow-dry.',
    price: 4500,
    minutes: 60,
    art: 'hair-cut',
  },
  {
    title: 'Wash & blow-dry',
    description: 'Smooth, full or softly waved.',
    price: 2800,
    minutes: 40,
    art: 'hair-style',
  },
  {
    title: 'Colour & gloss',
    description: 'Lived-in colour, sealed with shine.',
    price: 12500,
    minutes: 120,
    art: 'hair-colour',
  },
  {
    title: 'Balayage',
    description: 'Hand-painted light through mid-lengths and ends.',
    price: 18500,
    minutes: 180,
    art: 'hair-balayage',
  },
  {
    title: 'Root touch-up',
    description: 'Regrowth covered to match, up to three centimetres.',
    price: 6500,
    minutes: 75,
    art: 'hair-roots',
  },
  {
    title: 'Warm oil treatment',
    description: 'Coconut and herbs for dry lengths.',
    price: 3800,
    minutes: 45,
    art: 'hair-oil',
  },
  {
    title: 'Keratin smoothing',
    description: 'Frizz calmed for up to three months of Colombo air.',
    price: 24000,
    minutes: 180,
    art: 'hair-smooth',
  },
  {
    title: 'Fringe trim',
    description: 'A quick tidy between two cuts.',
    price: 1200,
    minutes: 15,
    art: 'hair-fringe',
  },
  {
    title: 'Evening updo',
    description: 'Pinned to last from the poruwa to the last dance.',
    price: 7800,
    minutes: 75,
    art: 'hair-updo',
  },
  {
    title: 'Bridal hair',
    description: 'Konde, flowers and a steady hand.',
    price: 18000,
    minutes: 90,
    art: 'hair-bridal',
  },
];
