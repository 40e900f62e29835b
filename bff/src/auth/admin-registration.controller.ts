import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type SessionAnswer, type Success, type User } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { RegisterAdminDto } from './auth.dto.js';
import { BeginSession } from './begin-session.js';

/** What an ordinary registration answers as well, with nothing left to verify: the invitation proved the address. */
interface Registered {
  requiresVerification: false;
  userId: string;
}

@ApiTags('auth')
@Controller('api/auth/admin')
export class AdminRegistrationController {
  constructor(
    private readonly upstream: Upstream,
    private readonly begin: BeginSession,
  ) {}

  /** Open to whoever holds an invitation of the address they enter (decision A2). */
  @Post('register')
  @Access('public')
  @Limited('register')
  async register(
    @Body() { name, email, password, address, phone, invite }: RegisterAdminDto,
    @Asks() asking: Asking,
  ): Promise<Success<{ user: User } & Registered> & Registered> {
    const answer = await this.upstream.send<SessionAnswer>(
      {
        service: 'account',
        method: 'POST',
        path: '/admin-registrations',
        body: { name, email, password, address, phone, invite },
      },
      asking,
    );
    const begun = await this.begin.answer(answer, messages.adminRegisterSuccess);
    const registered = { requiresVerification: false as const, userId: begun.data.user._id };
    return { ...begun, ...registered, data: { ...begun.data, ...registered } };
  }
}
