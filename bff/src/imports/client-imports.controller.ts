import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ClientImport, messages, type RowResult, success, type Success } from '@salon/contracts';
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
  async imports(@Context() context: RequestContext): Promise<Success<{ imports: ClientImport[] }>> {
    return success(
      await this.upstream.send<{ imports: ClientImport[] }>({ service: 'account', path: '/client-imports' }, context),
    );
  }

  @Post('client-imports')
  @Access('settings')
  async begin(
    @Body() body: BeginImportDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ import: ClientImport }>> {
    return success(
      await this.upstream.send<{ import: ClientImport }>(
        { service: 'account', method: 'POST', path: '/client-imports', body },
        context,
      ),
    );
  }

  @Post('client-imports/check')
  @HttpCode(200)
  @Access('settings')
  async check(
    @Body() body: ClientRowsDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ results: RowResult[] }>> {
    return success(
      await this.upstream.send<{ results: RowResult[] }>(
        { service: 'account', method: 'POST', path: '/client-imports/check', body },
        context,
      ),
    );
  }

  @Post('client-imports/:id/rows')
  @HttpCode(200)
  @Access('settings')
  async add(
    @UuidParam('id') id: string,
    @Body() body: ClientRowsDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ results: RowResult[] }>> {
    return success(
      await this.upstream.send<{ results: RowResult[] }>(
        { service: 'account', method: 'POST', path: `/client-imports/${id}/rows`, body },
        context,
      ),
    );
  }

  @Post('client-imports/:id/undo')
  @HttpCode(200)
  @Access('settings')
  async undo(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ import: ClientImport }>> {
    return success(
      await this.upstream.send<{ import: ClientImport }>(
        { service: 'account', method: 'POST', path: `/client-imports/${id}/undo` },
        context,
      ),
      messages.importUndone,
    );
  }
}
