import { Body, Controller, Delete, Headers, HttpCode, Post } from '@nestjs/common';
import type { ChangedVisit, SalonChange } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { BlockTime } from './block-time.js';
import { BookAtDesk } from './book-at-desk.js';
import { MoveAtDesk } from './move-at-desk.js';

@Controller('desk')
export class DeskController {
  constructor(
    private readonly bookAtDesk: BookAtDesk,
    private readonly moveAtDesk: MoveAtDesk,
    private readonly blockTime: BlockTime,
  ) {}

  @Post('visits')
  book(
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedVisit> {
    return this.bookAtDesk.run(body, requirePermission(caller, 'desk'), key);
  }

  @Post('visits/:id/move')
  @HttpCode(200)
  move(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedVisit> {
    return this.moveAtDesk.run(id, body, requirePermission(caller, 'desk'));
  }

  @Post('blocks')
  async block(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.blockTime.block(body, requirePermission(caller, 'desk')) };
  }

  @Delete('blocks/:id')
  async free(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.blockTime.free(id, requirePermission(caller, 'desk')) };
  }
}
