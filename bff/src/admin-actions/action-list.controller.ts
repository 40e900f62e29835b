import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ActionEntry, type ActionList, success, type Success } from '@salon/contracts';
import { addDays, toInstant } from '@salon/kernel';
import { requireCaller } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { partOf } from '../platform/part.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { SiteFacts } from '../site/site-facts.js';
import { ActionListDto } from './action-list.dto.js';
import { areasByService, mergedPage } from './merge-actions.js';

/**
 * Admin actions of all services. A person reads the areas that they may change. Each action is undone by its own area's
 * call.
 */
@ApiTags('admin')
@Controller('api/admin/actions')
export class ActionListController {
  constructor(
    private readonly upstream: Upstream,
    private readonly site: SiteFacts,
  ) {}

  @Get()
  @Access('desk')
  async page(@Query() filter: ActionListDto, @Context() context: RequestContext): Promise<Success<ActionList>> {
    const { person, visit, cursor, day } = filter;
    const bounds = day === undefined ? {} : await this.boundsOf(day, context);
    const parts = [...areasByService(requireCaller(context.caller), filter)].map(async ([service, areas]) => {
      const query = { person, visit, cursor, ...bounds, areas: areas.join(',') };
      const call = { service, path: withQuery('/actions', query) };
      const page = await partOf(this.upstream.send<{ entries: ActionEntry[] }>(call, context));
      return { areas, entries: page?.entries ?? null };
    });
    return success(mergedPage(await Promise.all(parts)));
  }

  private async boundsOf(day: string, context: RequestContext): Promise<{ from: string; until: string }> {
    const zone = await this.site.zone(context);
    const startOf = (date: string) => toInstant(date, '00:00', zone).toISOString();
    return { from: startOf(day), until: startOf(addDays(day, 1)) };
  }
}
