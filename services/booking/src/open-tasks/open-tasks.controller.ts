import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { BookingTasks, SalonChange } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { OpenTasksQueries } from './open-tasks.queries.js';
import { ReviewNotice } from './review-notice.js';
import { SendAgain } from './send-again.js';

@Controller()
export class OpenTasksController {
  constructor(
    private readonly tasks: OpenTasksQueries,
    private readonly reviewNotice: ReviewNotice,
    private readonly sendAgain: SendAgain,
  ) {}

  @Get('open-tasks')
  open(@CurrentCaller() caller: Caller | null): Promise<BookingTasks> {
    requirePermission(caller, 'desk');
    return this.tasks.open();
  }

  @Post('notices/:id/review')
  @HttpCode(200)
  review(
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ change: SalonChange }> {
    return this.reviewNotice.run(id, body, requirePermission(caller, 'money'));
  }

  @Post('messages/:id/send')
  @HttpCode(200)
  async send(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<object> {
    requirePermission(caller, 'desk');
    await this.sendAgain.run(id);
    return {};
  }
}
