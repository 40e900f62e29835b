import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { GooglePerson } from '@salon/contracts';
import { LOGGER } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type BffOptions, OPTIONS } from '../options.js';
import { CALLBACK_PATH } from './google.strategy.js';
import { GoogleProofs } from './google-proofs.js';
import { PassportAnswer } from './passport-answer.js';
import { stateIn } from './state-cookie.js';

const PATIENCE = 10_000;

/** What the guard leaves behind for the handler. */
export interface WithGoogle {
  googleAnswer?: PassportAnswer;
  googleState?: string;
  /** Who came back from Google's page; absent when nobody did. */
  googlePerson?: GooglePerson | undefined;
}

/** Runs passport on both ends of the way over Google's page; it never refuses, the handler tells in a page of ours what went wrong. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  constructor(
    @Inject(OPTIONS) private readonly options: BffOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly proofs: GoogleProofs,
  ) {
    super();
  }

  /** Passport falls silent after a redirect, and has no patience of its own with Google. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    if (!(await this.isInOrder(request))) return true;
    const answer = (request.googleAnswer = new PassportAnswer());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([super.canActivate(context), answer.sent, late]).finally(() => clearTimeout(timer));
    return true;
  }

  getResponse(context: ExecutionContext): PassportAnswer | undefined {
    return requestOf(context).googleAnswer;
  }

  override getAuthenticateOptions(context: ExecutionContext) {
    return { property: 'googlePerson', state: requestOf(context).googleState };
  }

  override handleRequest<TUser = GooglePerson>(error: unknown, person: TUser | false): TUser {
    if (error) this.logger.warn({ cause: String(error) }, 'Google did not say who came');
    return (person || undefined) as TUser;
  }

  /** Whoever sets out gets a state; whoever comes back has to bring the one this browser got, and a code of Google (threat T9). */
  private async isInOrder(request: Asked): Promise<boolean> {
    if (!this.options.google) return false;
    if (request.routeOptions.url !== CALLBACK_PATH) {
      request.googleState = await this.proofs.make('state');
      return true;
    }
    const { code, state } = request.query;
    return typeof code === 'string' && state === stateIn(request.headers.cookie) && this.proofs.holds('state', state);
  }
}

type Asked = FastifyRequest<{ Querystring: { code?: unknown; state?: unknown } }> & WithGoogle;

const requestOf = (context: ExecutionContext): Asked => context.switchToHttp().getRequest<Asked>();
