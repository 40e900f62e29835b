import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { CustomerDetails, CustomerPage } from '@salon/contracts';
import {
  type Caller,
  CurrentCaller,
  requirePermission,
  UuidParam,
  CurrentVisitor,
  type Visitor,
} from '@salon/nest-kit';
import { CustomersQueries } from './customers.queries.js';
import { MarkReferred } from './mark-referred.js';
import { ResendCustomerCode } from './resend-customer-code.js';
import { SignCustomerOut } from './sign-customer-out.js';

@Controller('customers')
export class CustomersController {
  constructor(
    private readonly customers: CustomersQueries,
    private readonly signCustomerOut: SignCustomerOut,
    private readonly resendCustomerCode: ResendCustomerCode,
    private readonly markReferred: MarkReferred,
  ) {}

  @Get()
  page(
    @Query('search') search: unknown,
    @Query('cursor') cursor: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<CustomerPage> {
    requirePermission(caller, 'desk');
    return this.customers.page(search, cursor);
  }

  @Post('code')
  @HttpCode(200)
  async resendCode(@Body() body: { email?: unknown }, @CurrentCaller() caller: Caller | null): Promise<object> {
    requirePermission(caller, 'desk');
    await this.resendCustomerCode.run(body);
    return {};
  }

  @Get(':id')
  async one(
    @UuidParam('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ customer: CustomerDetails }> {
    requirePermission(caller, 'desk');
    return { customer: await this.customers.one(id) };
  }

  @Post(':id/referred')
  @HttpCode(200)
  async referred(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<object> {
    requirePermission(caller, 'desk');
    await this.markReferred.run(id);
    return {};
  }

  @Delete(':id/sessions')
  async signOut(
    @UuidParam('id') id: string,
    @CurrentCaller() caller: Caller | null,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<{ ended: number }> {
    return { ended: await this.signCustomerOut.run(id, requirePermission(caller, 'desk'), visitor) };
  }
}
