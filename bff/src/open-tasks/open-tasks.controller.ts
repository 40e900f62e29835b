import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AnsweredMessagePage,
  type BookingTasks,
  type ContentAction,
  messages,
  type MessageTask,
  type OpenTasks,
  type SalonChange,
  success,
  type Success,
  type TaskGroup,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { MessageAnnouncer } from '../live/message-announcer.js';
import { partOf } from '../platform/part.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { AnsweredPageDto, NoticeReviewDto } from './open-tasks.dto.js';

/** Open tasks and the calls that resolve them; refunds and visits outside the hours have their own calls. */
@ApiTags('admin')
@Controller('api/admin')
export class OpenTasksController {
  constructor(
    private readonly upstream: Upstream,
    private readonly announcer: MessageAnnouncer,
  ) {}

  @Get('tasks')
  @Access('desk')
  async open(@Context() context: RequestContext): Promise<Success<OpenTasks>> {
    const [tasks, unanswered] = await Promise.all([
      this.upstream.send<BookingTasks>({ service: 'booking', path: '/open-tasks' }, context),
      partOf(this.upstream.send<TaskGroup<MessageTask>>({ service: 'catalog', path: '/contact/unanswered' }, context)),
    ]);
    return success({ ...tasks, messages: unanswered, total: tasks.total + (unanswered?.total ?? 0) });
  }

  @Get('messages/answered')
  @Access('desk')
  answered(@Query() page: AnsweredPageDto, @Context() context: RequestContext): Promise<Success<AnsweredMessagePage>> {
    return this.upstream.forward({ service: 'catalog', path: withQuery('/contact/answered', page) }, context);
  }

  @Post('messages/:id/answer')
  @HttpCode(200)
  @Access('desk')
  answer(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<{ act: ContentAction }>> {
    return this.ofMessage(id, 'answer', context);
  }

  @Post('messages/:id/reopen')
  @HttpCode(200)
  @Access('desk')
  reopen(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<{ act: ContentAction }>> {
    return this.ofMessage(id, 'reopen', context);
  }

  @Post('notices/:id/review')
  @HttpCode(200)
  @Access('money')
  review(
    @Param('id') id: string,
    @Body() body: NoticeReviewDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ change: SalonChange }>> {
    const path = `/notices/${encodeURIComponent(id)}/review`;
    return this.upstream.forward({ service: 'booking', method: 'POST', path, body }, context, messages.noticeReviewed);
  }

  @Post('mails/:id/send')
  @HttpCode(200)
  @Access('desk')
  send(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<object>> {
    return this.upstream.forward(
      { service: 'booking', method: 'POST', path: `/messages/${id}/send` },
      context,
      messages.mailQueued,
    );
  }

  private async ofMessage(
    id: string,
    what: 'answer' | 'reopen',
    context: RequestContext,
  ): Promise<Success<{ act: ContentAction }>> {
    const call = { service: 'catalog', method: 'POST', path: `/contact/${id}/${what}` } as const;
    const changed = await this.upstream.send<{ act: ContentAction }>(call, context);
    this.announcer.announce(context);
    return success(changed);
  }
}
