import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type RowResult, success, type Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { WriteContent } from '../content/write-content.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { ServiceRowsDto, UndoServicesDto } from './imports.dto.js';

/** Each row creates a service and an admin action, so a batch takes time. */
const BATCH_TIMEOUT_MS = 30_000;

/** Imports the salon's services from another system. */
@ApiTags('admin')
@Controller('api/admin/service-imports')
export class ServiceImportsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Post('check')
  @HttpCode(200)
  @Access('content')
  check(@Body() body: ServiceRowsDto, @Context() context: RequestContext): Promise<Success<{ results: RowResult[] }>> {
    return this.upstream.forward({ service: 'catalog', method: 'POST', path: '/service-imports/check', body }, context);
  }

  @Post('rows')
  @HttpCode(200)
  @Access('content')
  add(
    @Body() body: ServiceRowsDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ results: RowResult[]; acts: string[] }>> {
    return this.content.send(
      { method: 'POST', path: '/service-imports/rows', body, timeoutMs: BATCH_TIMEOUT_MS },
      context,
      messages.contentSaved,
    );
  }

  @Post('undo')
  @HttpCode(200)
  @Access('content')
  async undo(@Body() body: UndoServicesDto, @Context() context: RequestContext): Promise<Success<{ kept: number }>> {
    const { kept } = (
      await this.content.send<{ kept: number }>(
        { method: 'POST', path: '/service-imports/undo', body, timeoutMs: BATCH_TIMEOUT_MS },
        context,
        messages.importUndone,
      )
    ).data;
    return success({ kept }, messages.servicesImportUndone(kept));
  }
}
