import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CustomerDetails,
  type CustomerNotesChanged,
  messages,
  type SalonChange,
  success,
  type Success,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { CustomerNotesDto } from './customers.dto.js';

/** What the salon notes of a customer; booking keeps it, for whoever the account service says it is (ADR-0049). */
@ApiTags('admin')
@Controller('api/admin')
export class CustomerNotesController {
  constructor(private readonly upstream: Upstream) {}

  @Put('customers/:id/notes')
  @Access('desk')
  async write(
    @UuidParam('id') id: string,
    @Body() body: CustomerNotesDto,
    @Context() context: RequestContext,
  ): Promise<Success<CustomerNotesChanged>> {
    const { customer } = await this.upstream.send<{ customer: CustomerDetails }>(
      { service: 'account', path: `/customers/${id}` },
      context,
    );
    const { ids, email, name } = customer;
    const call = {
      service: 'booking',
      method: 'PUT',
      path: '/customer-notes',
      body: { ...body, ids, email, name },
    } as const;
    return success(await this.upstream.send<CustomerNotesChanged>(call, context), messages.customerNoted);
  }

  @Post('customer-changes/:id/undo')
  @HttpCode(200)
  @Access('desk')
  async undo(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ change: SalonChange }>> {
    const call = { service: 'booking', method: 'POST', path: `/customer-changes/${id}/undo` } as const;
    return success(await this.upstream.send<{ change: SalonChange }>(call, context), messages.actionUndone);
  }
}
