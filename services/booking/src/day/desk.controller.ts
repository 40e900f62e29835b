import { Body, Controller, Delete, Headers, HttpCode, Post } from '@nestjs/common';
import type { ChangedVisit, SalonChange } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { BlockTime } from './block-time.js';
import { BookAtDesk } from './book-at-desk.js';
import { MoveAtDesk } from './move-at-desk.js';

@Controller('desk')
export class DeskController {
  constructor(
    private readonly booking: BookAtDesk,
    private readonly moving: MoveAtDesk,
    private readonly blocking: BlockTime,
  ) {}

  @Post('visits')
  book(
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Calling() caller: Caller | null,
  ): Promise<ChangedVisit> {
    return this.booking.run(body, requirePermission(caller, 'desk'), key);
  }

  @Post('visits/:id/move')
  @HttpCode(200)
  move(@UuidParam('id') id: string, @Body() body: unknown, @Calling() caller: Caller | null): Promise<ChangedVisit> {
    return this.moving.run(id, body, requirePermission(caller, 'desk'));
  }

  @Post('blocks')
  async block(@Body() body: unknown, @Calling() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.blocking.block(body, requirePermission(caller, 'desk')) };
  }

  @Delete('blocks/:id')
  async free(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.blocking.free(id, requirePermission(caller, 'desk')) };
  }

  @Post('block-changes/:id/undo')
  @HttpCode(200)
  async undo(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.blocking.undo(id, requirePermission(caller, 'desk')) };
  }
}
