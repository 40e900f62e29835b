import type { DatabaseOptions } from '@salon/nest-kit';
import { Catalog1763700000000 } from './migrations/1763700000000-catalog.js';
import { Content1764300000000 } from './migrations/1764300000000-content.js';
import { ReviewIndexes1765140001000 } from './migrations/1765140001000-review-indexes.js';
import { Portraits1765200001000 } from './migrations/1765200001000-portraits.js';
import { Almanac1765200002000 } from './migrations/1765200002000-almanac.js';
import { KeptPicture1765350000000 } from './migrations/1765350000000-kept-picture.js';
import { ServiceTiming1765350001000 } from './migrations/1765350001000-service-timing.js';
import { SiteZone1765400000000 } from './migrations/1765400000000-site-zone.js';
import { ContactMessages1765435000000 } from './migrations/1765435000000-contact-messages.js';
import { JobRetry1765540000000 } from './migrations/1765540000000-job-retry.js';
import { ActionsAtSize1765570000000 } from './migrations/1765570000000-actions-at-size.js';
import { KeptSince1765600000000 } from './migrations/1765600000000-kept-since.js';
import { WithdrawnReviews1765620000000 } from './migrations/1765620000000-withdrawn-reviews.js';

/** The catalog's own schema. */
export const database = (url: string, poolSize: number): DatabaseOptions => ({
  url,
  schema: 'catalog',
  poolSize,
  entities: [],
  migrations: [
    Catalog1763700000000,
    Content1764300000000,
    ReviewIndexes1765140001000,
    Portraits1765200001000,
    Almanac1765200002000,
    KeptPicture1765350000000,
    ServiceTiming1765350001000,
    SiteZone1765400000000,
    ContactMessages1765435000000,
    JobRetry1765540000000,
    ActionsAtSize1765570000000,
    KeptSince1765600000000,
    WithdrawnReviews1765620000000,
  ],
});
