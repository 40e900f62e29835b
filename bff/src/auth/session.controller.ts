import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type SecondStep, type SignInResult, success, type Success, type User } from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { LoginDto } from './auth.dto.js';
import { SessionResponse } from './session-response.js';

@ApiTags('auth')
@Controller('api/auth')
export class SessionController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly sessionResponse: SessionResponse,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Access('public')
  @Limited('login')
  async login(
    @Body() { role = 'user', ...body }: LoginDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ user: User } | { secondStep: SecondStep }>> {
    const result = await this.upstream.send<SignInResult>(
      { service: 'account', method: 'POST', path: '/sign-ins', body: { ...body, role } },
      context,
    );
    return this.sessionResponse.of(result, messages.loginSuccess);
  }

  @Get('me')
  @Access('session')
  async me(@Context() context: RequestContext): Promise<Success<{ user: User }>> {
    return success({ user: await this.sessions.userOf(requireCaller(context.caller).sid, context) });
  }

  /** GET as required; safe because a bearer token is required (decision A10). */
  @Get('logout')
  @Access('session')
  logout(@Context() context: RequestContext): Promise<Success<object>> {
    return this.end(context);
  }

  @Post('logout')
  @HttpCode(200)
  @Access('session')
  logoutByPost(@Context() context: RequestContext): Promise<Success<object>> {
    return this.end(context);
  }

  private async end(context: RequestContext): Promise<Success<object>> {
    const { sid } = requireCaller(context.caller);
    await this.upstream.send(
      { service: 'account', method: 'DELETE', path: `/sessions/${encodeURIComponent(sid)}` },
      context,
    );
    this.sessions.evict(sid);
    return success({}, messages.logoutSuccess);
  }
}
