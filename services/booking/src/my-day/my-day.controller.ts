import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { MyDay } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { MarkOwn } from './mark-own.js';
import { MyDayQueries } from './my-day.queries.js';

/** Every call returns the current day. */
@Controller('my-day')
export class MyDayController {
  constructor(
    private readonly days: MyDayQueries,
    private readonly markOwn: MarkOwn,
  ) {}

  @Get()
  day(@CurrentCaller() caller: Caller | null): Promise<MyDay> {
    return this.days.day(requirePermission(caller, 'own_days'));
  }

  @Post('visits/:id/step')
  @HttpCode(200)
  async mark(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<MyDay> {
    const stylist = requirePermission(caller, 'own_days');
    await this.markOwn.run(id, body, stylist);
    return this.days.day(stylist);
  }

  @Post('acts/:id/undo')
  @HttpCode(200)
  async takeBack(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<MyDay> {
    const stylist = requirePermission(caller, 'own_days');
    await this.markOwn.takeBack(id, stylist);
    return this.days.day(stylist);
  }
}
