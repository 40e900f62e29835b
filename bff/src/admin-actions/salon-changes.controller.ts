import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type SalonChange, type Success, type UndoneSalonChange } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { LatestChangesDto } from './action-list.dto.js';

/** Changes of the salon, and their undo within `UNDO_HOURS`; booking decides by what was changed who may undo it. */
@ApiTags('admin')
@Controller('api/admin/salon-changes')
export class SalonChangesController {
  constructor(
    private readonly upstream: Upstream,
    private readonly lists: CatalogLists,
  ) {}

  @Get()
  @Access('settings')
  latest(
    @Query() filter: LatestChangesDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ changes: SalonChange[] }>> {
    return this.upstream.forward({ service: 'booking', path: withQuery('/salon-changes', filter) }, context);
  }

  /** May change the policy, which is part of the cached site response. */
  @Post(':id/undo')
  @HttpCode(200)
  @Access('desk')
  undo(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<UndoneSalonChange>> {
    const call = { service: 'booking', method: 'POST', path: `/salon-changes/${id}/undo` } as const;
    return this.lists.clearAfter(this.upstream.forward(call, context, messages.actionUndone));
  }
}
