import { Body, Controller, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import type { AdminStylist, SalonChange, StylistVisit } from '@salon/contracts';
import { type Caller, Calling, requireAdmin, UuidParam } from '@salon/nest-kit';
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
    requireAdmin(caller);
    return { stylists: await this.stylists.all() };
  }

  @Get(':id/visits')
  async visits(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ visits: StylistVisit[] }> {
    requireAdmin(caller);
    return { visits: await this.stylists.visits(id) };
  }

  @Post()
  create(@Body() body: unknown, @Calling() caller: Caller | null): Changed {
    return this.write.create(body, requireAdmin(caller));
  }

  @Put('order')
  async order(@Body() body: unknown, @Calling() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.write.order(body, requireAdmin(caller)) };
  }

  @Patch(':id')
  edit(@UuidParam('id') id: string, @Body() body: unknown, @Calling() caller: Caller | null): Changed {
    return this.write.edit(id, body, requireAdmin(caller));
  }

  @Post(':id/archive')
  @HttpCode(200)
  archive(@UuidParam('id') id: string, @Calling() caller: Caller | null): Changed {
    return this.write.archive(id, requireAdmin(caller));
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@UuidParam('id') id: string, @Calling() caller: Caller | null): Changed {
    return this.write.restore(id, requireAdmin(caller));
  }
}
