import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ClientImport,
  type ClientImportUndone,
  messages,
  type RowResult,
  success,
  type Success,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { BeginImportDto, ClientRowsDto } from './imports.dto.js';

/** Imports clients from a file; no mail is sent. */
@ApiTags('admin')
@Controller('api/admin')
export class ClientImportsController {
  constructor(private readonly upstream: Upstream) {}

  @Get('client-imports')
  @Access('settings')
  imports(@Context() context: RequestContext): Promise<Success<{ imports: ClientImport[] }>> {
    return this.upstream.forward({ service: 'account', path: '/client-imports' }, context);
  }

  @Post('client-imports')
  @Access('settings')
  begin(@Body() body: BeginImportDto, @Context() context: RequestContext): Promise<Success<{ import: ClientImport }>> {
    return this.upstream.forward({ service: 'account', method: 'POST', path: '/client-imports', body }, context);
  }

  @Post('client-imports/check')
  @HttpCode(200)
  @Access('settings')
  check(@Body() body: ClientRowsDto, @Context() context: RequestContext): Promise<Success<{ results: RowResult[] }>> {
    return this.upstream.forward({ service: 'account', method: 'POST', path: '/client-imports/check', body }, context);
  }

  @Post('client-imports/:id/rows')
  @HttpCode(200)
  @Access('settings')
  add(
    @UuidParam('id') id: string,
    @Body() body: ClientRowsDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ results: RowResult[] }>> {
    return this.upstream.forward(
      { service: 'account', method: 'POST', path: `/client-imports/${id}/rows`, body },
      context,
    );
  }

  @Post('client-imports/:id/undo')
  @HttpCode(200)
  @Access('settings')
  async undo(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ import: ClientImport }>> {
    const call = { service: 'account', method: 'POST', path: `/client-imports/${id}/undo` } as const;
    const { import: undone, removed, kept } = await this.upstream.send<ClientImportUndone>(call, context);
    return success({ import: undone }, messages.importUndoneCounts(removed, kept));
  }
}
