import { Controller, Get } from '@nestjs/common';
import type { PricedOffer, SpecialOffer } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { SiteQueries } from '../site/site.queries.js';
import { OffersQueries } from './offers.queries.js';

@Controller('offers')
export class OffersController {
  constructor(
    private readonly offers: OffersQueries,
    private readonly settings: SiteQueries,
    private readonly clock: Clock,
  ) {}

  @Get('active')
  async active(): Promise<{ offers: SpecialOffer[] }> {
    return { offers: await this.offers.activeOn(await this.settings.dayAt(this.clock.now())) };
  }

  /** The same: offers of other days are for those who edit them, as content (decision B7). */
  @Get()
  all(): Promise<{ offers: SpecialOffer[] }> {
    return this.active();
  }

  @Get(':id')
  async one(@UuidParam('id') id: string): Promise<{ offer: SpecialOffer }> {
    return { offer: await this.offers.one(id) };
  }

  /** Including an archived one, for an admin. */
  @Get(':id/any')
  async any(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ offer: SpecialOffer }> {
    requirePermission(caller, 'content');
    return { offer: await this.offers.any(id) };
  }

  /** For the booking service. */
  @Get(':id/priced')
  async priced(@UuidParam('id') id: string): Promise<{ offer: PricedOffer }> {
    return { offer: await this.offers.priced(id) };
  }
}
