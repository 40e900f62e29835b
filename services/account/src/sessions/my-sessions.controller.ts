import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { SignedInDevice } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller, UuidParam, CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { EndMySessions } from './end-my-sessions.js';
import { MySessionsQueries } from './my-sessions.queries.js';

@Controller('my-sessions')
export class MySessionsController {
  constructor(
    private readonly sessions: MySessionsQueries,
    private readonly endSessions: EndMySessions,
  ) {}

  @Get()
  async list(@CurrentCaller() caller: Caller | null): Promise<{ sessions: SignedInDevice[] }> {
    return { sessions: await this.sessions.sessionsOf(requireCaller(caller)) };
  }

  @Delete(':id')
  @HttpCode(204)
  async end(
    @CurrentCaller() caller: Caller | null,
    @UuidParam('id') id: string,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.endSessions.one(requireCaller(caller), id, visitor);
  }

  @Post('end-others')
  @HttpCode(204)
  async endOthers(@CurrentCaller() caller: Caller | null, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.endSessions.others(requireCaller(caller), visitor);
  }
}
