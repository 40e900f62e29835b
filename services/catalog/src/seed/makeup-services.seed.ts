import type { ServiceSeed } from './service-seed.js';

export const MAKEUP_SERVICES: readonly ServiceSeed[] = [
  {
    title: 'Evening make-up',
    description: 'Camera-ready and light on the skin.',
    price: 7500,
    minutes: 60,
    art: 'makeup-brushes',
  },
  {
    title: 'Day make-up',
    description: 'Skin that looks like skin, only rested.',
    price: 5200,
    minutes: 45,
    art: 'makeup-day',
  },
  {
    title: 'Bridal make-up',
    description: 'Trial included, at the salon or home.',
    price: 38000,
    minutes: 150,
    art: 'makeup-bridal',
  },
  {
    title: 'Bridal trial',
    description: 'Two looks tried and noted, so the day holds no surprise.',
    price: 9500,
    minutes: 90,
    art: 'makeup-trial',
  },
  {
    title: 'Homecoming make-up',
    description: 'Softer than the wedding day, made for long evenings.',
    price: 28000,
    minutes: 120,
    art: 'makeup-homecoming',
  },
  {
    title: 'Saree draping',
    description: 'Osariya or Indian, pinned to move in.',
    price: 3500,
    minutes: 30,
    art: 'fronds',
  },
  {
    title: 'Lash extensions',
    description: 'Classic set, one fine lash at a time.',
    price: 8900,
    minutes: 120,
    art: 'lashes',
  },
  {
    title: 'Lip colour lesson',
    description: 'Find your red, and learn to wear it.',
    price: 3200,
    minutes: 30,
    art: 'makeup-lips',
  },
  {
    title: 'Make-up lesson',
    description: 'One hour with your own bag, face to mirror.',
    price: 8400,
    minutes: 60,
    art: 'makeup-lesson',
  },
  {
    title: 'Photo-shoot make-up',
    description: 'Built for studio light, retouched between frames.',
    price: 11500,
    minutes: 75,
    art: 'makeup-studio',
  },
];
