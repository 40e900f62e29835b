import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { DeskCustomer, NewDeskCustomer } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { DeskCustomersQueries } from './desk-customers.queries.js';

@Controller('desk-customers')
export class DeskCustomersController {
  constructor(private readonly customers: DeskCustomersQueries) {}

  @Get()
  async search(
    @Query('search') search: unknown,
    @Calling() caller: Caller | null,
  ): Promise<{ customers: DeskCustomer[] }> {
    requirePermission(caller, 'desk');
    return { customers: await this.customers.search(search) };
  }

  @Get(':id')
  async one(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ customer: DeskCustomer }> {
    requirePermission(caller, 'desk');
    return { customer: await this.customers.one(id) };
  }

  @Post()
  @HttpCode(200)
  async add(@Body() body: NewDeskCustomer, @Calling() caller: Caller | null): Promise<{ customer: DeskCustomer }> {
    requirePermission(caller, 'desk');
    return { customer: await this.customers.add(body) };
  }
}
