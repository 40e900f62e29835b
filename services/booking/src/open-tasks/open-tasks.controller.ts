import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { BookingTasks, SalonChange } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { OpenTasksQueries } from './open-tasks.queries.js';
import { ReviewNotice } from './review-notice.js';
import { SendAgain } from './send-again.js';

@Controller()
export class OpenTasksController {
  constructor(
    private readonly tasks: OpenTasksQueries,
    private readonly reviewing: ReviewNotice,
    private readonly sending: SendAgain,
  ) {}

  @Get('open-tasks')
  open(@Calling() caller: Caller | null): Promise<BookingTasks> {
    requirePermission(caller, 'desk');
    return this.tasks.open();
  }

  @Post('notices/:id/review')
  @HttpCode(200)
  review(
    @Param('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<{ change: SalonChange }> {
    return this.reviewing.run(id, body, requirePermission(caller, 'money'));
  }

  @Post('messages/:id/send')
  @HttpCode(200)
  async send(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<object> {
    requirePermission(caller, 'desk');
    await this.sending.run(id);
    return {};
  }
}
