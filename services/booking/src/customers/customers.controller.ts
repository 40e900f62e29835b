import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  asRecord,
  type CustomerMerged,
  type CustomerNotesChanged,
  type CustomerVisits,
  type SalonChange,
} from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { ChangeAddress } from './change-address.js';
import { CustomerMergesQueries } from './customer-merges.queries.js';
import { CustomerVisitsQueries } from './customer-visits.queries.js';
import { MergeCustomers } from './merge-customers.js';
import { WriteCustomerNotes } from './write-customer-notes.js';

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomerVisitsQueries,
    private readonly merges: CustomerMergesQueries,
    private readonly writeCustomerNotes: WriteCustomerNotes,
    private readonly mergeCustomers: MergeCustomers,
    private readonly changeAddress: ChangeAddress,
  ) {}

  @Get('customer-visits')
  visits(
    @Query('ids') ids: unknown,
    @Query('email') email: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<CustomerVisits> {
    requirePermission(caller, 'desk');
    return this.customers.of(ids, email);
  }

  @Put('customer-notes')
  write(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<CustomerNotesChanged> {
    return this.writeCustomerNotes.run(body, requirePermission(caller, 'desk'));
  }

  @Put('customers/:id/address')
  async address(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<object> {
    requirePermission(caller, 'desk');
    await this.changeAddress.run(id, asRecord(body).email);
    return {};
  }

  @Get('customer-merges')
  merged(
    @Query('ids') ids: unknown,
    @Query('emails') emails: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ merged: CustomerMerged[] }> {
    requirePermission(caller, 'desk');
    return this.merges.of(ids, emails);
  }

  @Post('customer-merges')
  @HttpCode(200)
  async merge(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.mergeCustomers.run(body, requirePermission(caller, 'desk')) };
  }

  @Get('visits/:reference/customer')
  async ofVisit(
    @Param('reference') reference: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ customerId: string }> {
    requirePermission(caller, 'desk');
    return { customerId: await this.customers.ofVisit(reference) };
  }
}
