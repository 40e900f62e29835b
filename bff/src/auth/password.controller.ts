import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, success, type Success } from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { ForgotPasswordDto, ResetLinkDto, ResetPasswordDto, UpdatePasswordDto } from './password.dto.js';

@ApiTags('auth')
@Controller('api/auth')
export class PasswordController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
  ) {}

  @Post('forgot-password')
  @HttpCode(200)
  @Access('public')
  @Limited('forgot')
  async forgot(
    @Body() { email, role = 'user' }: ForgotPasswordDto,
    @Context() context: RequestContext,
  ): Promise<Success<object>> {
    await this.upstream.send(
      { service: 'account', method: 'POST', path: '/password-resets', body: { email, role } },
      context,
    );
    return success({}, messages.resetSent);
  }

  /** Refuses a dead link as its redemption would. */
  @Post('reset-link')
  @HttpCode(200)
  @Access('public')
  @Limited('reset')
  async check(@Body() { token }: ResetLinkDto, @Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send(
      { service: 'account', method: 'POST', path: '/password-resets/check', body: { token } },
      context,
    );
    return success({});
  }

  /** The token is sent upstream in the body, because paths are logged (threat T13). */
  @Patch('reset-password/:token')
  @Access('public')
  @Limited('reset')
  async reset(
    @Param('token') token: string,
    @Body() { password }: ResetPasswordDto,
    @Context() context: RequestContext,
  ): Promise<Success<object>> {
    const { userId } = await this.upstream.send<{ userId: string }>(
      { service: 'account', method: 'POST', path: '/password-resets/redeem', body: { token, password } },
      context,
    );
    await this.sessions.evictUser(userId);
    return success({}, messages.resetSuccess);
  }

  @Patch('update-password')
  @Access('user')
  @Limited('password')
  async update(
    @Body() { currentPassword, newPassword }: UpdatePasswordDto,
    @Context() context: RequestContext,
  ): Promise<Success<object>> {
    await this.upstream.send(
      { service: 'account', method: 'POST', path: '/passwords/change', body: { currentPassword, newPassword } },
      context,
    );
    await this.sessions.evictUser(requireCaller(context.caller).id);
    return success({}, messages.passwordUpdated);
  }
}
