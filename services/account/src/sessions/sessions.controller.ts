import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { isUuid, type LiveSession, type LoginRequest, refuse, type SignInResult } from '@salon/contracts';
import { CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { EndSession } from './end-sessions.js';
import { SessionsQueries } from './sessions.queries.js';
import { SignIn } from './sign-in.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly signIn: SignIn,
    private readonly sessions: SessionsQueries,
    private readonly endSession: EndSession,
  ) {}

  @Post('sign-ins')
  @HttpCode(200)
  begin(@Body() request: LoginRequest, @CurrentVisitor() visitor: Visitor): Promise<SignInResult> {
    return this.signIn.run(request, visitor);
  }

  /** @param use `none` for a call that a page makes by itself */
  @Get('sessions/:sid')
  async read(@Param('sid') sid: string, @Query('use') use?: string): Promise<LiveSession> {
    if (!isUuid(sid)) throw refuse('SESSION_ENDED');
    return this.sessions.sessionOf(sid, { isUse: use !== 'none' });
  }

  @Delete('sessions/:sid')
  @HttpCode(204)
  async end(@Param('sid') sid: string): Promise<void> {
    if (isUuid(sid)) await this.endSession.run(sid);
  }
}
