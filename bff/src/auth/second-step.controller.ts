import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type NewSession, success, type Success, type User } from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { ConfirmDto, SecondStepDto } from './auth.dto.js';
import { SessionResponse } from './session-response.js';

/** The second step of a sign-in, and the confirmation that it is still the same person (ADR-0041). */
@ApiTags('auth')
@Controller('api/auth')
export class SecondStepController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly sessionResponse: SessionResponse,
  ) {}

  @Post('login/code')
  @HttpCode(200)
  @Access('public')
  @Limited('login')
  async complete(
    @Body() { challenge, code }: SecondStepDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ user: User }>> {
    const session = await this.upstream.send<NewSession>(
      { service: 'account', method: 'POST', path: '/sign-ins/second-step', body: { challenge, code } },
      context,
    );
    return this.sessionResponse.begun(session, messages.loginSuccess);
  }

  @Post('confirm')
  @HttpCode(200)
  @Access('user')
  @Limited('password')
  async confirm(@Body() { code, password }: ConfirmDto, @Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send(
      { service: 'account', method: 'POST', path: '/confirmations', body: { code, password } },
      context,
    );
    this.sessions.evict(requireCaller(context.caller).sid);
    return success({}, messages.confirmed);
  }
}
