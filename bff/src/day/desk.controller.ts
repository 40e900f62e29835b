import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ChangedVisit,
  type DeskCustomer,
  messages,
  refuse,
  type SalonChange,
  success,
  type Success,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { keyHeader } from '../appointments/idempotency-key.js';
import { CustomerRecords } from '../customers/customer-records.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { BlockDto, DeskBookingDto, DeskMoveDto, DeskSearchDto } from './desk.dto.js';

/** What the desk does on the day's board (ADR-0047). */
@ApiTags('admin')
@Controller('api/admin/desk')
export class DeskController {
  constructor(
    private readonly upstream: Upstream,
    private readonly records: CustomerRecords,
  ) {}

  /** For a merged customer the record that it was merged into. */
  @Get('customers')
  @Access('desk')
  async customers(
    @Query() query: DeskSearchDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ customers: DeskCustomer[] }>> {
    const call = { service: 'account', path: withQuery('/desk-customers', query) } as const;
    const { customers } = await this.upstream.send<{ customers: DeskCustomer[] }>(call, context);
    return success({ customers: await this.records.resolveMerged(customers, context) });
  }

  /** The account service creates a new customer first, so that a retry finds them. */
  @Post('visits')
  @Access('desk')
  async book(
    @Body() { customerId, customer: given, ...body }: DeskBookingDto,
    @Headers('idempotency-key') key: string | undefined,
    @Context() context: RequestContext,
  ): Promise<Success<ChangedVisit>> {
    const customer = await this.findOrCreateCustomer({ customerId, given }, context);
    const call = {
      method: 'POST',
      path: '/desk/visits',
      body: { ...body, customer },
      headers: keyHeader(key),
    } as const;
    return this.send(call, context, messages.bookedAtDesk);
  }

  @Post('visits/:id/move')
  @HttpCode(200)
  @Access('desk')
  move(
    @UuidParam('id') id: string,
    @Body() body: DeskMoveDto,
    @Context() context: RequestContext,
  ): Promise<Success<ChangedVisit>> {
    return this.send({ method: 'POST', path: `/desk/visits/${id}/move`, body }, context);
  }

  @Post('blocks')
  @Access('desk')
  block(@Body() body: BlockDto, @Context() context: RequestContext): Promise<Success<{ change: SalonChange }>> {
    return this.send({ method: 'POST', path: '/desk/blocks', body }, context);
  }

  @Delete('blocks/:id')
  @Access('desk')
  unblock(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<{ change: SalonChange }>> {
    return this.send({ method: 'DELETE', path: `/desk/blocks/${id}` }, context);
  }

  private async findOrCreateCustomer(
    { customerId, given }: { customerId?: string | undefined; given?: DeskBookingDto['customer'] },
    context: RequestContext,
  ): Promise<DeskCustomer> {
    const hasExactlyOne = (customerId == null) !== (given == null);
    if (!hasExactlyOne) throw refuse('INVALID', { params: { reason: 'request' }, field: 'customer' });
    if (customerId) await this.records.markReferred(customerId, context);
    const call: Call = customerId
      ? { service: 'account', path: `/desk-customers/${customerId}` }
      : { service: 'account', method: 'POST', path: '/desk-customers', body: given };
    return (await this.upstream.send<{ customer: DeskCustomer }>(call, context)).customer;
  }

  private send<Data>(call: Omit<Call, 'service'>, context: RequestContext, message?: string): Promise<Success<Data>> {
    return this.upstream.forward({ service: 'booking', ...call }, context, message);
  }
}
