import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { type ContentEntry, messages, success, type Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Upstream } from '../platform/upstream.js';
import { contentForm, contentKind, entryId } from './content.form.js';
import { WriteContent, type WrittenAnswer } from './write-content.js';

/** The salon's content for its admins, one set of calls for each kind (decision B1); fields in libs/contracts. */
@ApiTags('content')
@Controller('api/admin/content/:kind')
export class ContentController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Get()
  @Access('admin')
  async entries(@Param('kind') kind: string, @Asks() asking: Asking): Promise<Success<{ entries: ContentEntry[] }>> {
    return success(
      await this.upstream.send<{ entries: ContentEntry[] }>(
        { service: 'catalog', path: `/content/${contentKind(kind)}` },
        asking,
      ),
    );
  }

  @Post()
  @Access('admin')
  @ApiBody({ type: Object })
  async create(@Param('kind') kind: string, @Body() body: unknown, @Asks() asking: Asking): Promise<WrittenAnswer> {
    const known = contentKind(kind);
    return this.content.send(
      { method: 'POST', path: `/content/${known}`, body: contentForm(known, body, true) },
      asking,
      messages.contentSaved,
    );
  }

  @Patch(':id')
  @Access('admin')
  @ApiBody({ type: Object })
  async edit(
    @Param() { kind, id }: { kind: string; id: string },
    @Body() body: unknown,
    @Asks() asking: Asking,
  ): Promise<WrittenAnswer> {
    const known = contentKind(kind);
    return this.content.send(
      { method: 'PATCH', path: `/content/${known}/${entryId(id)}`, body: contentForm(known, body, false) },
      asking,
      messages.contentSaved,
    );
  }

  @Post(':id/archive')
  @HttpCode(200)
  @Access('admin')
  async archive(@Param() { kind, id }: { kind: string; id: string }, @Asks() asking: Asking): Promise<WrittenAnswer> {
    return this.content.send(
      { method: 'POST', path: `/content/${contentKind(kind)}/${entryId(id)}/archive` },
      asking,
      messages.contentArchived,
    );
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Access('admin')
  async restore(@Param() { kind, id }: { kind: string; id: string }, @Asks() asking: Asking): Promise<WrittenAnswer> {
    return this.content.send(
      { method: 'POST', path: `/content/${contentKind(kind)}/${entryId(id)}/restore` },
      asking,
      messages.contentRestored,
    );
  }
}
