import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, success, type Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { MessageAnnouncer } from '../live/message-announcer.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { ContactDto } from './contact.dto.js';

@ApiTags('site')
@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly upstream: Upstream,
    private readonly announcer: MessageAnnouncer,
  ) {}

  /** A message to the salon (decision E1). */
  @Post()
  @Access('public')
  @Limited('contact')
  async write(@Body() body: ContactDto, @Context() context: RequestContext): Promise<Success<object>> {
    const call = { service: 'catalog', method: 'POST', path: '/contact', body } as const;
    const sent = await this.upstream.send<object>(call, context);
    this.announcer.announce(context);
    return success(sent, messages.contactSent);
  }
}
