import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Availability, FreeDay, NextFreeToday } from '@salon/contracts';
import { type Caller, CurrentCaller } from '@salon/nest-kit';
import { SlotsQueries } from './slots.queries.js';

@Controller('slots')
export class SlotsController {
  constructor(private readonly slots: SlotsQueries) {}

  @Post('search')
  @HttpCode(200)
  search(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<Availability> {
    return this.slots.search(body, caller?.id ?? null);
  }

  @Post('next-today')
  @HttpCode(200)
  async nextToday(@Body() body: unknown): Promise<{ nextFree: NextFreeToday | null }> {
    return { nextFree: await this.slots.nextToday(body) };
  }

  @Post('days')
  @HttpCode(200)
  async days(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ days: FreeDay[] }> {
    return { days: await this.slots.days(body, caller?.id ?? null) };
  }
}
