import { FACIAL_SERVICES } from './facial-services.seed.js';
import { HAIR_SERVICES } from './hair-services.seed.js';
import { MAKEUP_SERVICES } from './makeup-services.seed.js';
import { NAIL_SERVICES } from './nail-services.seed.js';
import type { ServiceSeed } from './service-seed.js';

/** The menu, ten services a category. */
export const SERVICES: Readonly<Record<string, readonly ServiceSeed[]>> = {
  hair: HAIR_SERVICES,
  nail: NAIL_SERVICES,
  facial: FACIAL_SERVICES,
  makeup: MAKEUP_SERVICES,
};
