import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, success, type Success, type User } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { UserView } from '../access/user.view.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { ProfileDto } from './users.dto.js';

@ApiTags('users')
@Controller('api/users')
export class UsersController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly userView: UserView,
  ) {}

  @Put('profile')
  @Access('user')
  @Limited('profile')
  async update(
    // Without the e-mail address, which forms send too and nobody can change here.
    @Body() { name, phone, address, city }: ProfileDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ user: User }>> {
    const { user } = await this.upstream.send<{ user: User }>(
      { service: 'account', method: 'PUT', path: '/profile', body: { name, phone, address, city } },
      context,
    );
    await this.sessions.evictUser(user._id);
    return success({ user: this.userView.of(user) }, messages.profileUpdated);
  }
}
