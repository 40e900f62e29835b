import { Body, Controller, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import type { AdminStylist, SalonChange, StylistVisit } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { StylistsQueries } from './stylists.queries.js';
import { type ChangedStylist, WriteStylist } from './write-stylist.js';

type Changed = Promise<ChangedStylist>;

@Controller('admin-stylists')
export class AdminStylistsController {
  constructor(
    private readonly stylists: StylistsQueries,
    private readonly write: WriteStylist,
  ) {}

  @Get()
  async all(@Calling() caller: Caller | null): Promise<{ stylists: AdminStylist[] }> {
    requirePermission(caller, 'settings');
    return { stylists: await this.stylists.all() };
  }

  @Get(':id/visits')
  async visits(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ visits: StylistVisit[] }> {
    requirePermission(caller, 'settings');
    return { visits: await this.stylists.visits(id) };
  }

  @Post()
  create(@Body() body: unknown, @Calling() caller: Caller | null): Changed {
    return this.write.create(body, requirePermission(caller, 'settings'));
  }

  @Put('order')
  async order(@Body() body: unknown, @Calling() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.write.order(body, requirePermission(caller, 'settings')) };
  }

  @Patch(':id')
  edit(@UuidParam('id') id: string, @Body() body: unknown, @Calling() caller: Caller | null): Changed {
    return this.write.edit(id, body, requirePermission(caller, 'settings'));
  }

  @Post(':id/archive')
  @HttpCode(200)
  archive(@UuidParam('id') id: string, @Calling() caller: Caller | null): Changed {
    return this.write.archive(id, requirePermission(caller, 'settings'));
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@UuidParam('id') id: string, @Calling() caller: Caller | null): Changed {
    return this.write.restore(id, requirePermission(caller, 'settings'));
  }
}
