import type { ServiceSeed } from './service-seed.js';

export const FACIAL_SERVICES: readonly ServiceSeed[] = [
  {
    title: 'Araliya glow facial',
    description: 'Steam, sandalwood mask, shoulder rub.',
    price: 6800,
    minutes: 60,
    art: 'facial-glow',
  },
  {
    title: 'Clay purifying facial',
    description: 'Green clay for tired, oily skin.',
    price: 5600,
    minutes: 50,
    art: 'facial-clay',
  },
  {
    title: 'Herbal cleanse',
    description: 'Neem, turmeric and cool rose water.',
    price: 4900,
    minutes: 45,
    art: 'facial-herbal',
  },
  {
    title: 'Deep hydration facial',
    description: 'Aloe and hyaluronic layers for skin the sun has dried.',
    price: 7900,
    minutes: 75,
    art: 'facial-hydration',
  },
  {
    title: 'Express facial',
    description: 'Cleanse, mask and moisture in a lunch break.',
    price: 3400,
    minutes: 30,
    art: 'facial-express',
  },
  {
    title: 'Brightening facial',
    description: 'Vitamin C and papaya for an even tone.',
    price: 7200,
    minutes: 60,
    art: 'facial-bright',
  },
  {
    title: 'Back clarifying treatment',
    description: 'A facial for the back: steam, extraction, clay.',
    price: 6900,
    minutes: 60,
    art: 'apothecary',
  },
  {
    title: 'Threading, full face',
    description: 'Brows, lip, sides and chin with cotton thread.',
    price: 2200,
    minutes: 30,
    art: 'portrait',
  },
  {
    title: 'Eyebrow shaping',
    description: 'Mapped to your face, threaded clean.',
    price: 900,
    minutes: 15,
    art: 'brows',
  },
  {
    title: 'Head & shoulder massage',
    description: 'Warm oil, slow hands, half an hour of quiet.',
    price: 3900,
    minutes: null,
    art: 'massage',
  },
];
