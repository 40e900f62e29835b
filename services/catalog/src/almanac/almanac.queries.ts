import { Injectable } from '@nestjs/common';
import type { AlmanacMonth } from '@salon/contracts';
import { Clock, toLkr } from '@salon/kernel';
import { PublicReads } from '@salon/nest-kit';
import { SiteQueries } from '../site/site.queries.js';
import type { ServiceRow } from '../services/service.view.js';

interface MonthRow extends Omit<AlmanacMonth, 'services'> {
  services: Pick<ServiceRow, 'id' | 'title' | 'priceCents' | 'minutes'>[];
}

@Injectable()
export class AlmanacQueries {
  constructor(
    private readonly reads: PublicReads,
    private readonly clock: Clock,
    private readonly settings: SiteQueries,
  ) {}

  /**
   * The almanac of the salon's current month: the newest item, with its services on the menu; null when there is none.
   */
  async current(): Promise<AlmanacMonth | null> {
    const day = await this.settings.dayAt(this.clock.now());
    const [row] = await this.reads.query<MonthRow[]>(
      `SELECT month, title, text, image, coalesce((
         SELECT jsonb_agg(
           jsonb_build_object('id', service.id, 'title', service.title,
             'priceCents', service."priceCents", 'minutes', service.minutes) ORDER BY at)
         FROM unnest(entry.services) WITH ORDINALITY AS link (id, at) JOIN catalog.service ON service.id = link.id
         WHERE service."archivedAt" IS NULL), '[]') AS services
       FROM catalog.almanac_month entry WHERE month = $1 AND "archivedAt" IS NULL ORDER BY position DESC, id LIMIT 1`,
      [Number(day.slice(5, 7))],
    );
    if (!row) return null;
    const services = row.services.map(({ id, title, priceCents, minutes }) => ({
      _id: id,
      title,
      price: toLkr(priceCents),
      averageTime: minutes,
    }));
    return { ...row, services };
  }
}
