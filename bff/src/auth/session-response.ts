import { Injectable } from '@nestjs/common';
import type { NewSession, Success, User } from '@salon/contracts';
import { TokenSigner } from '../access/token.js';
import { userView } from '../access/user.view.js';

/** Response for a session that the account service created: bearer token and user. */
@Injectable()
export class SessionResponse {
  constructor(private readonly tokens: TokenSigner) {}

  async of({ user, session }: NewSession, message: string): Promise<Success<{ user: User }>> {
    return {
      status: 'success',
      message,
      token: await this.tokens.sign(user._id, session.id),
      data: { user: userView(user) },
    };
  }
}
