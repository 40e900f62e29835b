import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ContentAction, messages, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { LatestActionsDto } from './latest-actions.dto.js';
import { WriteContent } from './write-content.js';

/** Admin actions on the content, and their undo within `UNDO_HOURS`. */
@ApiTags('content')
@Controller('api/admin/content-acts')
export class ContentActionsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Get()
  @Access('desk')
  newest(
    @Query() filter: LatestActionsDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ acts: ContentAction[] }>> {
    return this.upstream.forward({ service: 'catalog', path: withQuery('/content-acts', filter) }, context);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Access('content')
  async undo(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ act: ContentAction }>> {
    return this.content.send({ method: 'POST', path: `/content-acts/${id}/undo` }, context, messages.actionUndone);
  }
}
