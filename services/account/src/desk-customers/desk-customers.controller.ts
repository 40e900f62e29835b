import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { DeskCustomer, NewDeskCustomer } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { DeskCustomersQueries } from './desk-customers.queries.js';
import { FindOrAddClient } from './find-or-add-client.js';

@Controller('desk-customers')
export class DeskCustomersController {
  constructor(
    private readonly customers: DeskCustomersQueries,
    private readonly findOrAdd: FindOrAddClient,
  ) {}

  @Get()
  async search(
    @Query('search') search: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ customers: DeskCustomer[] }> {
    requirePermission(caller, 'desk');
    return { customers: await this.customers.search(search) };
  }

  @Get(':id')
  async one(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ customer: DeskCustomer }> {
    requirePermission(caller, 'desk');
    return { customer: await this.customers.one(id) };
  }

  @Post()
  @HttpCode(200)
  async add(
    @Body() body: NewDeskCustomer,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ customer: DeskCustomer }> {
    requirePermission(caller, 'desk');
    return { customer: await this.findOrAdd.run(body) };
  }
}
