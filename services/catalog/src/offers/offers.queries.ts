import { Injectable } from '@nestjs/common';
import { type PricedOffer, refuse, type SpecialOffer } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import { PublicReads } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asPricedOffer, asSpecialOffer, isShown, type OfferRow } from './offer.view.js';

const SELECT = `
  SELECT offer.id, offer.title, offer.description, offer.image, offer."priceCents", offer."originalPriceCents",
         offer."startDate"::text, offer."endDate"::text,
         coalesce(
           jsonb_agg(
             jsonb_build_object(
               'id', service.id, 'title', service.title, 'description', service.description,
               'category', service.category, 'thumbnail', service.thumbnail,
               'priceCents', service."priceCents", 'minutes', service.minutes,
               'bufferMinutes', service."bufferMinutes", 'freeMiddle', service."freeMiddle",
               'archived', service."archivedAt" IS NOT NULL)
             ORDER BY link.position) FILTER (WHERE service.id IS NOT NULL), '[]') AS services
  FROM catalog.offer
  LEFT JOIN catalog.offer_service link ON link."offerId" = offer.id
  LEFT JOIN catalog.service ON service.id = link."serviceId"`;
const UNARCHIVED = 'offer."archivedAt" IS NULL';

@Injectable()
export class OffersQueries {
  constructor(
    private readonly db: DataSource,
    private readonly reads: PublicReads,
  ) {}

  /** Offers whose date range contains `today`, both ends included (decision B7). */
  async activeOn(today: LocalDay): Promise<SpecialOffer[]> {
    const rows = await offers(this.reads, `${UNARCHIVED} AND $1::date BETWEEN offer."startDate" AND offer."endDate"`, [
      today,
    ]);
    return rows.filter(isShown).map(asSpecialOffer);
  }

  /** @throws DomainError `not_found` */
  async one(id: string): Promise<SpecialOffer> {
    const rows = await offers(this.reads, `offer.id = $1 AND ${UNARCHIVED}`, [id]);
    return asSpecialOffer(found(rows.filter(isShown)));
  }

  /** The offer, archived or not. @throws DomainError `not_found` */
  async any(id: string): Promise<SpecialOffer> {
    return asSpecialOffer(found(await offers(this.db, 'offer.id = $1', [id])));
  }

  /** The offer with prices and minutes of its services, archived ones too. @throws DomainError `not_found` */
  async priced(id: string): Promise<PricedOffer> {
    return asPricedOffer(found(await offers(this.db, `offer.id = $1 AND ${UNARCHIVED}`, [id])));
  }
}

function offers(db: DataSource | PublicReads, where: string, parameters: unknown[]): Promise<OfferRow[]> {
  return db.query(`${SELECT} WHERE ${where} GROUP BY offer.id ORDER BY offer.position, offer.title`, parameters);
}

function found([row]: OfferRow[]): OfferRow {
  if (!row) throw refuse('NOT_FOUND');
  return row;
}
