import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@salon/kernel';
import type { FastifyReply } from 'fastify';
import { FAILED, loginPage } from './login-page.js';

/** The browser has navigated here: a refusal, as by a limit, ends on the login page, not as JSON. */
@Catch(DomainError)
export class FailedSignInFilter implements ExceptionFilter {
  catch(_refusal: DomainError, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().redirect(loginPage(FAILED));
  }
}
