import { Body, Controller, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import type { AdminStylist, SalonChange, StylistVisit } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { StylistsQueries } from './stylists.queries.js';
import { type ChangedStylist, WriteStylist } from './write-stylist.js';

@Controller('admin-stylists')
export class AdminStylistsController {
  constructor(
    private readonly stylists: StylistsQueries,
    private readonly write: WriteStylist,
  ) {}

  @Get()
  async all(@CurrentCaller() caller: Caller | null): Promise<{ stylists: AdminStylist[] }> {
    requirePermission(caller, 'settings');
    return { stylists: await this.stylists.all() };
  }

  @Get(':id/visits')
  async visits(
    @UuidParam('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ visits: StylistVisit[] }> {
    requirePermission(caller, 'settings');
    return { visits: await this.stylists.visits(id) };
  }

  @Post()
  create(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<ChangedStylist> {
    return this.write.create(body, requirePermission(caller, 'settings'));
  }

  @Put('order')
  async order(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.write.order(body, requirePermission(caller, 'settings')) };
  }

  @Patch(':id')
  edit(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedStylist> {
    return this.write.edit(id, body, requirePermission(caller, 'settings'));
  }

  @Post(':id/archive')
  @HttpCode(200)
  archive(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<ChangedStylist> {
    return this.write.archive(id, requirePermission(caller, 'settings'));
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<ChangedStylist> {
    return this.write.restore(id, requirePermission(caller, 'settings'));
  }
}
