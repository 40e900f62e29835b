import { Injectable } from '@nestjs/common';
import { type PricedOffer, refuse, type SpecialOffer } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { asPricedOffer, asSpecialOffer, type OfferRow } from './offer.view.js';

const SELECT = `
  SELECT offer.id, offer.title, offer.description, offer.image, offer."priceCents", offer."originalPriceCents",
         offer."startDate"::text, offer."endDate"::text,
         coalesce(jsonb_agg(jsonb_build_object('id', service.id, 'title', service.title, 'description', service.description,
           'category', service.category, 'thumbnail', service.thumbnail, 'priceCents', service."priceCents", 'minutes', service.minutes,
           'bufferMinutes', service."bufferMinutes", 'freeMiddle', service."freeMiddle",
           'archived', service."archivedAt" IS NOT NULL) ORDER BY link.position) FILTER (WHERE service.id IS NOT NULL), '[]') AS services
  FROM catalog.offer
  LEFT JOIN catalog.offer_service link ON link."offerId" = offer.id
  LEFT JOIN catalog.service ON service.id = link."serviceId"`;

@Injectable()
export class OffersQueries {
  constructor(private readonly db: DataSource) {}

  /** Offers whose window holds `today`, both ends included (decision B7). */
  async activeOn(today: LocalDay): Promise<SpecialOffer[]> {
    const rows = await this.rows(
      `offer."archivedAt" IS NULL AND $1::date BETWEEN offer."startDate" AND offer."endDate"`,
      [today],
    );
    return rows.map(asSpecialOffer);
  }

  async all(): Promise<SpecialOffer[]> {
    return (await this.rows(`offer."archivedAt" IS NULL`, [])).map(asSpecialOffer);
  }

  /** @throws DomainError `not_found` */
  async one(id: string): Promise<SpecialOffer> {
    return asSpecialOffer(await this.row(id));
  }

  /** The offer, archived or not. @throws DomainError `not_found` */
  async any(id: string): Promise<SpecialOffer> {
    return asSpecialOffer(await this.row(id, ''));
  }

  /** The offer with prices and minutes of its services. @throws DomainError `not_found` */
  async priced(id: string): Promise<PricedOffer> {
    return asPricedOffer(await this.row(id));
  }

  private async row(id: string, and = 'AND offer."archivedAt" IS NULL'): Promise<OfferRow> {
    const [row] = await this.rows(`offer.id = $1 ${and}`, [id]);
    if (!row) throw refuse('OFFER_NOT_FOUND');
    return row;
  }

  private rows(where: string, parameters: unknown[]): Promise<OfferRow[]> {
    return this.db.query(`${SELECT} WHERE ${where} GROUP BY offer.id ORDER BY offer.position, offer.title`, parameters);
  }
}
