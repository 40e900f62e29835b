import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { MyDay } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { MarkOwn } from './mark-own.js';
import { MyDayQueries } from './my-day.queries.js';

/** Every call returns the current day. */
@Controller('my-day')
export class MyDayController {
  constructor(
    private readonly days: MyDayQueries,
    private readonly marking: MarkOwn,
  ) {}

  @Get()
  day(@Calling() caller: Caller | null): Promise<MyDay> {
    return this.days.day(requirePermission(caller, 'own_days'));
  }

  @Post('visits/:id/step')
  @HttpCode(200)
  async mark(@UuidParam('id') id: string, @Body() body: unknown, @Calling() caller: Caller | null): Promise<MyDay> {
    const stylist = requirePermission(caller, 'own_days');
    await this.marking.run(id, body, stylist);
    return this.days.day(stylist);
  }

  @Post('acts/:id/undo')
  @HttpCode(200)
  async takeBack(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<MyDay> {
    const stylist = requirePermission(caller, 'own_days');
    await this.marking.takeBack(id, stylist);
    return this.days.day(stylist);
  }
}
