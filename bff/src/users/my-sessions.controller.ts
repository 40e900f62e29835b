import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type SignedInDevice, success, type Success } from '@salon/contracts';
import { requireCaller, UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';

/**
 * The user's sessions. A session ended here is invalid in this instance at once, in others within five seconds
 * (decision A9).
 */
@ApiTags('users')
@Controller('api/users/sessions')
export class MySessionsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Access('user')
  list(@Context() context: RequestContext): Promise<Success<{ sessions: SignedInDevice[] }>> {
    return this.upstream.forward({ service: 'account', path: '/my-sessions' }, context);
  }

  @Delete(':id')
  @Access('user')
  @Limited('profile')
  async end(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send({ service: 'account', method: 'DELETE', path: `/my-sessions/${id}` }, context);
    this.sessions.evict(id);
    return success({}, messages.sessionEnded);
  }

  @Post('end-others')
  @HttpCode(200)
  @Access('user')
  @Limited('profile')
  async endOthers(@Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send({ service: 'account', method: 'POST', path: '/my-sessions/end-others' }, context);
    await this.sessions.evictUser(requireCaller(context.caller).id);
    return success({}, messages.otherSessionsEnded);
  }
}
