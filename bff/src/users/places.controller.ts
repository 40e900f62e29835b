import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type SignedInPlace, success, type Success } from '@salon/contracts';
import { requireCaller, UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';

/** Where someone is signed in; what ends here is forgotten here at once, elsewhere within five seconds (decision A9). */
@ApiTags('users')
@Controller('api/users/sessions')
export class PlacesController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
  ) {}

  @Get()
  @Access('user')
  async list(@Asks() asking: Asking): Promise<Success<{ sessions: SignedInPlace[] }>> {
    const { sessions } = await this.upstream.send<{ sessions: SignedInPlace[] }>(
      { service: 'account', path: '/my-sessions' },
      asking,
    );
    return success({ sessions });
  }

  @Delete(':id')
  @Access('user')
  @Limited('profile')
  async end(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<Success<object>> {
    await this.upstream.send({ service: 'account', method: 'DELETE', path: `/my-sessions/${id}` }, asking);
    this.sessions.forget(id);
    return success({}, messages.placeEnded);
  }

  @Post('end-others')
  @HttpCode(200)
  @Access('user')
  @Limited('profile')
  async endOthers(@Asks() asking: Asking): Promise<Success<object>> {
    await this.upstream.send({ service: 'account', method: 'POST', path: '/my-sessions/end-others' }, asking);
    await this.sessions.forgetUser(requireCaller(asking.caller).id);
    return success({}, messages.placesEnded);
  }
}
