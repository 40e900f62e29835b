import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type SessionAnswer, success, type Success, type User } from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { LoginDto } from './auth.dto.js';
import { BeginSession } from './begin-session.js';

@ApiTags('auth')
@Controller('api/auth')
export class SessionController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly begin: BeginSession,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Access('public')
  @Limited('login')
  async login(@Body() { role = 'user', ...body }: LoginDto, @Asks() asking: Asking): Promise<Success<{ user: User }>> {
    const answer = await this.upstream.send<SessionAnswer>(
      { service: 'account', method: 'POST', path: '/sign-ins', body: { ...body, role } },
      asking,
    );
    return this.begin.answer(answer, messages.loginSuccess);
  }

  @Get('me')
  @Access('session')
  async me(@Asks() asking: Asking): Promise<Success<{ user: User }>> {
    return success({ user: await this.sessions.userOf(requireCaller(asking.caller).sid, asking) });
  }

  /** GET as the specification has it: the bearer proves that a page of ours asks (decision A10). */
  @Get('logout')
  @Access('session')
  logout(@Asks() asking: Asking): Promise<Success<object>> {
    return this.end(asking);
  }

  @Post('logout')
  @HttpCode(200)
  @Access('session')
  logoutByPost(@Asks() asking: Asking): Promise<Success<object>> {
    return this.end(asking);
  }

  private async end(asking: Asking): Promise<Success<object>> {
    const { sid } = requireCaller(asking.caller);
    await this.upstream.send(
      { service: 'account', method: 'DELETE', path: `/sessions/${encodeURIComponent(sid)}` },
      asking,
    );
    this.sessions.forget(sid);
    return success({}, messages.logoutSuccess);
  }
}
