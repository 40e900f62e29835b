import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ContentAct, ContentEntry } from '@salon/contracts';
import { type Caller, Calling, requireAdmin } from '@salon/nest-kit';
import { ContentQueries } from './content.queries.js';
import type { Written } from './content.view.js';
import { shelfOf } from './shelves.js';
import { UndoAct } from './undo-act.js';
import { WriteEntry } from './write-entry.js';

/** The salon's content for its admins (decision B1). */
@Controller()
export class ContentController {
  constructor(
    private readonly content: ContentQueries,
    private readonly write: WriteEntry,
    private readonly undo: UndoAct,
  ) {}

  @Get('content/:kind')
  async entries(@Param('kind') kind: string, @Calling() caller: Caller | null): Promise<{ entries: ContentEntry[] }> {
    requireAdmin(caller);
    return { entries: await this.content.entries(shelfOf(kind)) };
  }

  @Post('content/:kind')
  async create(@Param('kind') kind: string, @Body() body: unknown, @Calling() caller: Caller | null): Promise<Written> {
    return this.write.create(shelfOf(kind), body, requireAdmin(caller));
  }

  @Patch('content/:kind/:id')
  async edit(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<Written> {
    return this.write.edit(shelfOf(kind), id, body, requireAdmin(caller));
  }

  @Post('content/:kind/:id/archive')
  @HttpCode(200)
  async archive(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Calling() caller: Caller | null,
  ): Promise<Written> {
    return this.write.archive(shelfOf(kind), id, requireAdmin(caller));
  }

  @Post('content/:kind/:id/restore')
  @HttpCode(200)
  async restore(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Calling() caller: Caller | null,
  ): Promise<Written> {
    return this.write.restore(shelfOf(kind), id, requireAdmin(caller));
  }

  @Get('content-acts')
  async acts(@Calling() caller: Caller | null): Promise<{ acts: ContentAct[] }> {
    requireAdmin(caller);
    return { acts: await this.content.acts() };
  }

  @Post('content-acts/:id/undo')
  @HttpCode(200)
  async undoAct(@Param('id') id: string, @Calling() caller: Caller | null): Promise<{ act: ContentAct }> {
    return { act: await this.undo.run(id, requireAdmin(caller)) };
  }
}
