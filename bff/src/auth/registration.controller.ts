import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type RegisterAnswer, type SessionAnswer, success, type Success, type User } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { RegisterDto, ResendCodeDto, VerifyEmailDto } from './auth.dto.js';
import { BeginSession } from './begin-session.js';

@ApiTags('auth')
@Controller('api/auth')
export class RegistrationController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly begin: BeginSession,
  ) {}

  /** The specification reads the answer's fields at the top level, the client of today in `data`: both have them. */
  @Post('register')
  @Access('public')
  @Limited('register')
  async register(
    @Body() { name, email, password, address, phone }: RegisterDto,
    @Asks() asking: Asking,
  ): Promise<Success<RegisterAnswer> & RegisterAnswer> {
    const { requiresVerification, userId, message } = await this.upstream.send<RegisterAnswer>(
      { service: 'account', method: 'POST', path: '/registrations', body: { name, email, password, address, phone } },
      asking,
    );
    const answer = { requiresVerification, userId, message };
    return { ...success(answer), ...answer };
  }

  @Post('verify-email')
  @HttpCode(200)
  @Access('public')
  @Limited('verify')
  async verify(@Body() body: VerifyEmailDto, @Asks() asking: Asking): Promise<Success<{ user: User }>> {
    const answer = await this.upstream.send<SessionAnswer>(
      { service: 'account', method: 'POST', path: '/verifications', body },
      asking,
    );
    await this.sessions.forgetUser(answer.user._id);
    return this.begin.answer(answer, messages.verified);
  }

  @Post('resend-otp')
  @HttpCode(200)
  @Access('public')
  @Limited('resend')
  async resend(@Body() body: ResendCodeDto, @Asks() asking: Asking): Promise<Success<object>> {
    const { message } = await this.upstream.send<{ message: string }>(
      { service: 'account', method: 'POST', path: '/verifications/resend', body },
      asking,
    );
    return success({}, message);
  }
}
