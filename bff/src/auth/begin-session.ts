import { Injectable } from '@nestjs/common';
import type { SessionAnswer, Success, User } from '@salon/contracts';
import { TokenSigner } from '../access/token.js';
import { userView } from '../access/user.view.js';

/** Turns a session the account service began into the browser's answer: bearer token and person. */
@Injectable()
export class BeginSession {
  constructor(private readonly tokens: TokenSigner) {}

  async answer({ user, session }: SessionAnswer, message: string): Promise<Success<{ user: User }>> {
    return {
      status: 'success',
      message,
      token: await this.tokens.sign(user._id, session.id),
      data: { user: userView(user) },
    };
  }
}
