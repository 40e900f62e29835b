import { Controller, Get } from '@nestjs/common';
import type { AlmanacMonth } from '@salon/contracts';
import { AlmanacQueries } from './almanac.queries.js';

@Controller('almanac')
export class AlmanacController {
  constructor(private readonly almanac: AlmanacQueries) {}

  @Get()
  async month(): Promise<{ almanac: AlmanacMonth | null }> {
    return { almanac: await this.almanac.current() };
  }
}
