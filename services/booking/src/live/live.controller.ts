import { Readable } from 'node:stream';
import { Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common';
import { DESK_SUBJECTS, type DeskSubject } from '@salon/contracts';
import type { FastifyReply } from 'fastify';
import { AnnounceMessages } from './announce-messages.js';
import { DeskStream } from './desk-stream.js';

const OF_DAYS: readonly DeskSubject[] = ['visit', 'salon'];

/** For the BFF, which decides who can see it; it contains no personal data. */
@Controller('desk')
export class LiveController {
  constructor(
    private readonly stream: DeskStream,
    private readonly messages: AnnounceMessages,
  ) {}

  @Get('changes')
  async changes(
    @Query('of') of: string | undefined,
    @Headers('last-event-id') lastId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    const subjects = of === 'days' ? OF_DAYS : DESK_SUBJECTS;
    const events = await this.stream.open({ lastId, subjects, signal: closed.signal });
    await reply.type('text/event-stream').send(Readable.from(events));
  }

  @Post('messages-changed')
  @HttpCode(204)
  messagesChanged(): Promise<void> {
    return this.messages.run();
  }
}
