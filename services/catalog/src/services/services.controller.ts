import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { type Category, isUuid, type PricedService, refuse, type SalonService } from '@salon/contracts';
import { ServicesQueries } from './services.queries.js';

const MOST_IDS = 50;

@Controller('services')
export class ServicesController {
  constructor(private readonly services: ServicesQueries) {}

  @Get()
  async menu(): Promise<{ services: SalonService[]; categories: Category[] }> {
    const [services, categories] = await Promise.all([this.services.onMenu(), this.services.categories()]);
    return { services, categories };
  }

  /** Prices and minutes for the booking service. */
  @Post('lookup')
  @HttpCode(200)
  async lookup(@Body() body: { ids?: unknown }): Promise<{ services: PricedService[] }> {
    const ids = body.ids;
    if (!Array.isArray(ids) || ids.length > MOST_IDS || !ids.every(isUuid)) throw refuse('SERVICE_IDS');
    return { services: await this.services.priced(ids) };
  }
}
