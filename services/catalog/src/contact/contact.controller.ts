import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { AnsweredMessagePage, ContentAction, MessageTask, TaskGroup } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { AnswerMessage } from './answer-message.js';
import { contactOf } from './contact.rules.js';
import { MessagesQueries } from './messages.queries.js';
import { TakeMessage } from './take-message.js';

@Controller('contact')
export class ContactController {
  constructor(
    private readonly take: TakeMessage,
    private readonly messages: MessagesQueries,
    private readonly answerMessage: AnswerMessage,
  ) {}

  @Post()
  async write(@Body() body: unknown): Promise<object> {
    await this.take.run(contactOf(body));
    return {};
  }

  @Get('unanswered')
  unanswered(@CurrentCaller() caller: Caller | null): Promise<TaskGroup<MessageTask>> {
    requirePermission(caller, 'desk');
    return this.messages.unanswered();
  }

  @Get('answered')
  answered(@Query('cursor') cursor: unknown, @CurrentCaller() caller: Caller | null): Promise<AnsweredMessagePage> {
    requirePermission(caller, 'desk');
    return this.messages.answered(cursor);
  }

  @Post(':id/answer')
  @HttpCode(200)
  async answer(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ act: ContentAction }> {
    return { act: await this.answerMessage.run(id, 'answer', requirePermission(caller, 'desk')) };
  }

  @Post(':id/reopen')
  @HttpCode(200)
  async reopen(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ act: ContentAction }> {
    return { act: await this.answerMessage.run(id, 'reopen', requirePermission(caller, 'desk')) };
  }
}
