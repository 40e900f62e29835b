import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse } from '@salon/contracts';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { DeskStreams } from './desk-streams.js';

/** Live changes for the desk. */
@ApiTags('admin')
@Controller('api/admin/stream')
export class LiveController {
  constructor(private readonly streams: DeskStreams) {}

  /** Server-sent events. Proxies must neither buffer (nginx reads this header) nor compress them. */
  @Get()
  @Access('day')
  async stream(
    @Headers('last-event-id') lastId: string | undefined,
    @Context() context: RequestContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { caller } = context;
    if (!caller) throw refuse('SESSION_MISSING');
    const events = await this.streams.stream(caller, lastId, context);
    await reply
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .type('text/event-stream')
      .send(events);
  }
}
