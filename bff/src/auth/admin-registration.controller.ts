import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AdminRegistration, messages, type NewSession, success, type Success, type User } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { InvitationDto, RegisterAdminDto } from './auth.dto.js';
import { SessionResponse } from './session-response.js';

@ApiTags('auth')
@Controller('api/auth/admin')
export class AdminRegistrationController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessionResponse: SessionResponse,
  ) {}

  /** Refuses a dead invitation as its registration would be. */
  @Post('invitation')
  @HttpCode(200)
  @Access('public')
  @Limited('invitation')
  async check(@Body() { invite }: InvitationDto, @Context() context: RequestContext): Promise<Success<object>> {
    await this.upstream.send(
      { service: 'account', method: 'POST', path: '/admin-registrations/check', body: { invite } },
      context,
    );
    return success({});
  }

  /** Public, but needs an invitation for the entered address (decision A2). */
  @Post('register')
  @Access('public')
  @Limited('register')
  async register(
    @Body() { name, email, password, address, phone, invite }: RegisterAdminDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ user: User } & AdminRegistration> & AdminRegistration> {
    const session = await this.upstream.send<NewSession>(
      {
        service: 'account',
        method: 'POST',
        path: '/admin-registrations',
        body: { name, email, password, address, phone, invite },
      },
      context,
    );
    const isAdmin = session.user.role === 'admin';
    const response = await this.sessionResponse.begun(
      session,
      isAdmin ? messages.adminRegisterSuccess : messages.registerSuccess,
    );
    const registered = { requiresVerification: false as const, userId: response.data.user._id };
    return { ...response, ...registered, data: { ...response.data, ...registered } };
  }
}
