import { Controller, Get, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { GooglePerson } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Upstream } from '../platform/upstream.js';
import { GoogleGuard, type WithGoogle } from './google.guard.js';
import { NO_STATE_COOKIE, stateCookie } from './state-cookie.js';

/** The way over Google's own page; both ends are visited by the browser itself, so that whatever happens it ends on a page of ours. */
@ApiTags('auth')
@Controller('api/auth/google')
export class GooglePageController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('public')
  @UseGuards(GoogleGuard)
  @Redirect()
  setOut(
    @Req() { googleAnswer, googleState = '' }: WithGoogle,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): { url: string } {
    if (!googleAnswer?.location) return loginPage('failed');
    void reply.header('set-cookie', stateCookie(googleState));
    return { url: googleAnswer.location };
  }

  /** The code in the address signs in once within a minute; the bearer is fetched with it by the page (decision A1). */
  @Get('callback')
  @Access('public')
  @UseGuards(GoogleGuard)
  @Redirect()
  async comeBack(
    @Req() { googlePerson }: FastifyRequest & WithGoogle,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Asks() asking: Asking,
  ): Promise<{ url: string }> {
    void reply.header('set-cookie', NO_STATE_COOKIE).header('referrer-policy', 'no-referrer');
    return loginPage(googlePerson ? await this.codeFor(googlePerson, asking) : 'failed');
  }

  private codeFor(person: GooglePerson, asking: Asking): Promise<string> {
    const answer = this.upstream.send<{ code: string }>(
      { service: 'account', method: 'POST', path: '/google-codes', body: person },
      asking,
    );
    return answer.then(
      ({ code }) => code,
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return error.kind === 'forbidden' ? 'forbidden' : 'failed'; // The login page says it in words.
      },
    );
  }
}

const loginPage = (outcome: string): { url: string } => ({ url: `/login?google=${outcome}` });
