import { Injectable } from '@nestjs/common';
import {
  messages,
  type NewSession,
  type SecondStep,
  type SignInResult,
  success,
  type Success,
  type User,
} from '@salon/contracts';
import { TokenSigner } from '../access/token.js';
import { UserView } from '../access/user.view.js';

/** Response for a session that the account service created: bearer token and user; before the second step neither. */
@Injectable()
export class SessionResponse {
  constructor(
    private readonly tokens: TokenSigner,
    private readonly userView: UserView,
  ) {}

  async begun({ user, session }: NewSession, message: string): Promise<Success<{ user: User }>> {
    return {
      status: 'success',
      message,
      token: await this.tokens.sign(user._id, session.id),
      data: { user: this.userView.of(user) },
    };
  }

  async of(result: SignInResult, message: string): Promise<Success<{ user: User } | { secondStep: SecondStep }>> {
    if (!('secondStep' in result)) return this.begun(result, message);
    const { challenge } = result.secondStep;
    return success({ secondStep: { challenge } }, messages.secondFactorNext);
  }
}
