import { setTimeout as sleep } from 'node:timers/promises';
import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { GooglePerson } from '@salon/contracts';
import { LOGGER } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type BffOptions, OPTIONS } from '../options.js';
import { CALLBACK_PATH } from './google.strategy.js';
import { GoogleProofs } from './google-proofs.js';
import { PassportResponse } from './passport-response.js';
import { stateIn } from './state-cookie.js';

const TIMEOUT_MS = 10_000;

/** Set by the guard for the handler. */
export interface WithGoogle {
  googleResponse?: PassportResponse;
  googleState?: string;
  /** The person who signed in at Google; absent when that failed. */
  googlePerson?: GooglePerson | undefined;
}

/**
 * Runs passport for the redirect and the callback; it never refuses, because the handler redirects to /login with the
 * outcome.
 */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  constructor(
    @Inject(OPTIONS) private readonly options: BffOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly proofs: GoogleProofs,
  ) {
    super();
  }

  /** Passport calls no callback after a redirect, and has no timeout for Google. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    if (!(await this.isValidRequest(request))) return true;
    const response = (request.googleResponse = new PassportResponse());
    const timedOut = sleep(TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([super.canActivate(context), response.sent, timedOut]);
    return true;
  }

  getResponse(context: ExecutionContext): PassportResponse | undefined {
    return requestOf(context).googleResponse;
  }

  override getAuthenticateOptions(context: ExecutionContext) {
    return { property: 'googlePerson', state: requestOf(context).googleState };
  }

  override handleRequest<TUser = GooglePerson>(error: unknown, person: TUser | false): TUser {
    if (error) this.logger.warn({ err: error }, 'Google did not identify the visitor');
    return (person || undefined) as TUser;
  }

  /**
   * The redirect gets a new OAuth state; the callback needs the state of this browser's cookie, and a code (threat T9).
   * Passport would make an error of the words in the URL, and exchange a code at the redirect too.
   */
  private async isValidRequest(request: GoogleRequest): Promise<boolean> {
    const { code, error, state } = request.query;
    if (!this.options.google || error !== undefined) return false;
    if (request.routeOptions.url !== CALLBACK_PATH) {
      if (code !== undefined) return false;
      request.googleState = await this.proofs.make('state');
      return true;
    }
    return typeof code === 'string' && state === stateIn(request.headers.cookie) && this.proofs.holds('state', state);
  }
}

type GoogleRequest = FastifyRequest<{ Querystring: { code?: unknown; error?: unknown; state?: unknown } }> & WithGoogle;

const requestOf = (context: ExecutionContext): GoogleRequest => context.switchToHttp().getRequest<GoogleRequest>();
