import { Controller, Get, Redirect, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { GoogleCodeResponse, GooglePerson } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.js';
import { Limited } from '../limits/throttle.guard.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { FailedSignInFilter } from './failed-sign-in.filter.js';
import { GoogleGuard, type WithGoogle } from './google.guard.js';
import { FAILED, type Landing, loginPage } from './login-page.js';
import { NO_STATE_COOKIE, stateCookie } from './state-cookie.js';

/** Redirect to Google and callback. The browser navigates to both, so every outcome ends on the login page. */
@ApiTags('auth')
@Controller('api/auth/google')
export class GooglePageController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('public')
  @UseGuards(GoogleGuard)
  @Redirect()
  redirectToGoogle(
    @Req() { googleResponse, googleState = '' }: WithGoogle,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): { url: string } {
    if (!googleResponse?.location) return { url: loginPage(FAILED) };
    void reply.header('set-cookie', stateCookie(googleState));
    return { url: googleResponse.location };
  }

  /** The code in the URL is valid once within a minute; the page exchanges it for the bearer token (decision A1). */
  @Get('callback')
  @Access('public')
  @Limited('googleReturn')
  @UseFilters(FailedSignInFilter)
  @UseGuards(GoogleGuard)
  @Redirect()
  async callback(
    @Req() { googlePerson }: FastifyRequest & WithGoogle,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Context() context: RequestContext,
  ): Promise<{ url: string }> {
    void reply.header('set-cookie', NO_STATE_COOKIE).header('referrer-policy', 'no-referrer');
    return { url: loginPage(googlePerson ? await this.landingOf(googlePerson, context) : FAILED) };
  }

  private landingOf(person: GooglePerson, context: RequestContext): Promise<Landing> {
    const response = this.upstream.send<GoogleCodeResponse>(
      { service: 'account', method: 'POST', path: '/google-codes', body: person },
      context,
    );
    return response.then(
      ({ code, isNew }) => ({ google: code, ...(isNew && { newcomer: '1' }) }),
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return { google: error.kind === 'forbidden' ? 'forbidden' : 'failed' }; // The login page shows the message.
      },
    );
  }
}
