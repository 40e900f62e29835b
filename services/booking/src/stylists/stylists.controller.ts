import { Controller, Get } from '@nestjs/common';
import type { Stylist } from '@salon/contracts';
import { SalonQueries } from '../salon/salon.queries.js';

@Controller('stylists')
export class StylistsController {
  constructor(private readonly salon: SalonQueries) {}

  @Get()
  async all(): Promise<{ stylists: Stylist[] }> {
    return { stylists: await this.salon.stylists() };
  }
}
