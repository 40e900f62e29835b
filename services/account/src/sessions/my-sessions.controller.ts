import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { SignedInDevice } from '@salon/contracts';
import { type Caller, Calling, requireCaller, UuidParam, Visiting, type Visitor } from '@salon/nest-kit';
import { EndMySessions } from './end-my-sessions.js';
import { MySessionsQueries } from './my-sessions.queries.js';

@Controller('my-sessions')
export class MySessionsController {
  constructor(
    private readonly sessions: MySessionsQueries,
    private readonly endSessions: EndMySessions,
  ) {}

  @Get()
  async list(@Calling() caller: Caller | null): Promise<{ sessions: SignedInDevice[] }> {
    return { sessions: await this.sessions.sessionsOf(requireCaller(caller)) };
  }

  @Delete(':id')
  @HttpCode(204)
  async end(
    @Calling() caller: Caller | null,
    @UuidParam('id') id: string,
    @Visiting() visitor: Visitor,
  ): Promise<void> {
    await this.endSessions.one(requireCaller(caller), id, visitor);
  }

  @Post('end-others')
  @HttpCode(204)
  async endOthers(@Calling() caller: Caller | null, @Visiting() visitor: Visitor): Promise<void> {
    await this.endSessions.others(requireCaller(caller), visitor);
  }
}
