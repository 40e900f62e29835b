import type { ServiceSeed } from './service-seed.js';

export const NAIL_SERVICES: readonly ServiceSeed[] = [
  {
    title: 'Signature manicure',
    description: 'Shape, soak, cuticles, two coats.',
    price: 3200,
    minutes: 45,
    art: 'nails-manicure',
  },
  {
    title: 'Gel manicure',
    description: 'Shape and cuticles under two weeks of gel shine.',
    price: 4600,
    minutes: 60,
    art: 'nails-lacquer',
  },
  {
    title: 'Gel polish',
    description: 'Two weeks of colour without a chip.',
    price: 3900,
    minutes: 50,
    art: 'nails-gel',
  },
  {
    title: 'French manicure',
    description: 'A clean white edge on a sheer rose base.',
    price: 3600,
    minutes: 50,
    art: 'nails-french',
  },
  {
    title: 'Nail art, full set',
    description: 'Hand-painted, drawn with you.',
    price: 5400,
    minutes: 75,
    art: 'nails-hands',
  },
  {
    title: 'Hand-painted accent',
    description: 'One small flower, on the nail you choose.',
    price: 900,
    minutes: 15,
    art: 'nails-accent',
  },
  {
    title: 'Acrylic extensions',
    description: 'Length and shape, built on tips and filed thin.',
    price: 8200,
    minutes: 120,
    art: 'nails-acrylic',
  },
  {
    title: 'Gel removal',
    description: 'Soaked off gently, finished with cuticle oil.',
    price: 1500,
    minutes: 30,
    art: 'nails-removal',
  },
  {
    title: 'Petal pedicure',
    description: 'A flower soak, scrub and polish.',
    price: 4200,
    minutes: 60,
    art: 'foot-bath',
  },
  {
    title: 'Foot ritual',
    description: 'Salt scrub, heel care and a slow foot massage.',
    price: 5200,
    minutes: 75,
    art: 'foot-ritual',
  },
];
