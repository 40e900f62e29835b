import { type FreeMiddle, type PricedService, type SalonService, minutesOfService } from '@salon/contracts';
import { toLkr } from '@salon/kernel';

/** One row of `catalog.service`. */
export interface ServiceRow {
  id: string;
  title: string;
  description: string;
  category: string;
  priceCents: number;
  minutes: number | null;
  bufferMinutes: number;
  freeMiddle: FreeMiddle | null;
  thumbnail: string | null;
  archivedAt: Date | null;
}

/** The service as guests see it (docs/product.md §3 Service). */
export const asSalonService = (row: ServiceRow): SalonService => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  price: toLkr(row.priceCents),
  averageTime: row.minutes,
  thumbnail: row.thumbnail,
});

/** The service for the booking service; without minutes it takes 30 (decision B5). */
export const asPricedService = (row: ServiceRow): PricedService => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  thumbnail: row.thumbnail,
  priceCents: row.priceCents,
  minutes: minutesOfService(row.minutes),
  bufferMinutes: row.bufferMinutes,
  freeMiddle: row.freeMiddle,
  archived: row.archivedAt !== null,
});
