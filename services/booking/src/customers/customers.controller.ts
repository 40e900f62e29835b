import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { CustomerNotesChanged, CustomerVisits } from '@salon/contracts';
import { type Caller, Calling, requireAdmin } from '@salon/nest-kit';
import { CustomerVisitsQueries } from './customer-visits.queries.js';
import { WriteCustomerNotes } from './write-customer-notes.js';

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: CustomerVisitsQueries,
    private readonly writing: WriteCustomerNotes,
  ) {}

  @Get('customer-visits')
  visits(
    @Query('ids') ids: unknown,
    @Query('email') email: unknown,
    @Calling() caller: Caller | null,
  ): Promise<CustomerVisits> {
    requireAdmin(caller);
    return this.customers.of(ids, email);
  }

  @Put('customer-notes')
  write(@Body() body: unknown, @Calling() caller: Caller | null): Promise<CustomerNotesChanged> {
    return this.writing.run(body, requireAdmin(caller));
  }

  @Get('visits/:reference/customer')
  async ofVisit(
    @Param('reference') reference: string,
    @Calling() caller: Caller | null,
  ): Promise<{ customerId: string }> {
    requireAdmin(caller);
    return { customerId: await this.customers.ofVisit(reference) };
  }
}
