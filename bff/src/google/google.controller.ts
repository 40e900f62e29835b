import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type GoogleSetUp,
  isGoogleCode,
  messages,
  type GoogleSignInResult,
  refuse,
  type SecondStep,
  type SignInResult,
  success,
  type Success,
  type User,
} from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { SessionResponse } from '../auth/session-response.js';
import { Limited } from '../limits/throttle.guard.js';
import { type BffOptions, OPTIONS } from '../options.js';
import { Upstream } from '../platform/upstream.js';
import { GoogleCodeDto, GoogleLoginDto } from './google.dto.js';
import { contradicts, endpointsOf } from './google.rules.js';
import { GoogleProofs } from './google-proofs.js';
import { GoogleTokens } from './google-tokens.js';

@ApiTags('auth')
@Controller('api/auth/google')
export class GoogleController {
  constructor(
    @Inject(OPTIONS) private readonly options: BffOptions,
    private readonly proofs: GoogleProofs,
    private readonly tokens: GoogleTokens,
    private readonly upstream: Upstream,
    private readonly sessionResponse: SessionResponse,
  ) {}

  /** Settings of the sign-in button, with a single-use nonce; null when sign-in with Google is off. */
  @Get('nonce')
  @Access('public')
  async setUp(): Promise<Success<{ google: GoogleSetUp | null }>> {
    const { google } = this.options;
    if (!google) return success({ google: null });
    return success({
      google: {
        clientId: google.clientId,
        scriptUrl: endpointsOf(google.issuer).script,
        nonce: await this.proofs.make('nonce'),
      },
    });
  }

  @Post()
  @HttpCode(200)
  @Access('public')
  @Limited('google')
  async login(
    @Body() { credential, nonce, email }: GoogleLoginDto,
    @Context() context: RequestContext,
  ): Promise<Success<({ user: User } | { secondStep: SecondStep }) & { isNew: boolean }>> {
    const person = await this.tokens.personOf(credential, nonce);
    if (contradicts(email, person)) throw refuse('GOOGLE_REFUSED');
    const session = await this.upstream.send<GoogleSignInResult>(
      { service: 'account', method: 'POST', path: '/google-sign-ins', body: { ...person, nonce } },
      context,
    );
    const body = await this.sessionResponse.of(session, messages.googleSuccess);
    return { ...body, data: { ...body.data, isNew: session.isNew } };
  }

  @Post('exchange')
  @HttpCode(200)
  @Access('public')
  @Limited('google')
  async exchange(
    @Body() { code }: GoogleCodeDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ user: User } | { secondStep: SecondStep }>> {
    if (typeof code !== 'string' || !isGoogleCode(code)) throw refuse('GOOGLE_REFUSED');
    const session = await this.upstream.send<SignInResult>(
      { service: 'account', method: 'POST', path: '/google-codes/redeem', body: { code } },
      context,
    );
    return this.sessionResponse.of(session, messages.googleSuccess);
  }
}
