import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  messages,
  type RegisterResponse,
  type Registration,
  type NewSession,
  success,
  type Success,
  type User,
} from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { RegisterDto, ResendCodeDto, VerifyEmailDto } from './auth.dto.js';
import { SessionResponse } from './session-response.js';

@ApiTags('auth')
@Controller('api/auth')
export class RegistrationController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly sessionResponse: SessionResponse,
  ) {}

  /** Fields are sent twice: at the top level, as required, and in `data`, where the client reads them. */
  @Post('register')
  @Access('public')
  @Limited('register')
  async register(
    @Body() { name, email, password, address, phone }: RegisterDto,
    @Context() context: RequestContext,
  ): Promise<Success<RegisterResponse> & RegisterResponse> {
    const { requiresVerification, userId } = await this.upstream.send<Registration>(
      { service: 'account', method: 'POST', path: '/registrations', body: { name, email, password, address, phone } },
      context,
    );
    const session = { requiresVerification, userId, message: messages.registerPending };
    return { ...success(session), ...session };
  }

  @Post('verify-email')
  @HttpCode(200)
  @Access('public')
  @Limited('verify')
  async verify(@Body() body: VerifyEmailDto, @Context() context: RequestContext): Promise<Success<{ user: User }>> {
    const session = await this.upstream.send<NewSession>(
      { service: 'account', method: 'POST', path: '/verifications', body },
      context,
    );
    await this.sessions.evictUser(session.user._id);
    return this.sessionResponse.begun(session, messages.verified);
  }

  @Post('resend-otp')
  @HttpCode(200)
  @Access('public')
  @Limited('resend')
  async resend(@Body() body: ResendCodeDto, @Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send({ service: 'account', method: 'POST', path: '/verifications/resend', body }, context);
    return success({}, messages.codeSent);
  }
}
