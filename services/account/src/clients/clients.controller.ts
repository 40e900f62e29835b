import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { ClientImport, ClientImportUndone, ImportedClient, RowResult } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { ClientsQueries } from './clients.queries.js';
import { ImportClients } from './import-clients.js';

@Controller()
export class ClientsController {
  constructor(
    private readonly clients: ClientsQueries,
    private readonly importClients: ImportClients,
  ) {}

  @Get('client-imports')
  async imports(@CurrentCaller() caller: Caller | null): Promise<{ imports: ClientImport[] }> {
    requirePermission(caller, 'settings');
    return { imports: await this.clients.imports() };
  }

  @Post('client-imports')
  async begin(
    @Body() { fileName }: { fileName: string },
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ import: ClientImport }> {
    return { import: await this.importClients.begin(fileName, requirePermission(caller, 'settings')) };
  }

  @Post('client-imports/check')
  @HttpCode(200)
  async check(
    @Body() { rows }: { rows: ImportedClient[] },
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ results: RowResult[] }> {
    requirePermission(caller, 'settings');
    return { results: await this.importClients.check(rows) };
  }

  @Post('client-imports/:id/rows')
  @HttpCode(200)
  async add(
    @UuidParam('id') id: string,
    @Body() { rows }: { rows: ImportedClient[] },
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ results: RowResult[] }> {
    requirePermission(caller, 'settings');
    return { results: await this.importClients.add(id, rows) };
  }

  @Post('client-imports/:id/undo')
  @HttpCode(200)
  undo(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<ClientImportUndone> {
    requirePermission(caller, 'settings');
    return this.importClients.undo(id);
  }
}
