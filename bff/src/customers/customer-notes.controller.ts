import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CustomerDetails,
  type CustomerNotesChanged,
  messages,
  type SalonChange,
  type Success,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { CustomerRecords } from './customer-records.js';
import { CustomerMergeDto, CustomerNotesDto } from './customers.dto.js';

/**
 * Notes on customers, and merged records. Booking stores both by the ids of the account service (ADR-0049, ADR-0057).
 */
@ApiTags('admin')
@Controller('api/admin/customers')
export class CustomerNotesController {
  constructor(
    private readonly upstream: Upstream,
    private readonly records: CustomerRecords,
  ) {}

  @Put(':id/notes')
  @Access('desk')
  async write(
    @UuidParam('id') id: string,
    @Body() body: CustomerNotesDto,
    @Context() context: RequestContext,
  ): Promise<Success<CustomerNotesChanged>> {
    const person = asPerson(await this.records.referredDetails(id, context));
    const call = { service: 'booking', method: 'PUT', path: '/customer-notes', body: { ...body, ...person } } as const;
    return this.upstream.forward(call, context, messages.customerNoted);
  }

  /** Merges another record into this one; neither record is changed, so it can be undone. */
  @Post(':id/merge')
  @HttpCode(200)
  @Access('desk')
  async merge(
    @UuidParam('id') id: string,
    @Body() { merged }: CustomerMergeDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ change: SalonChange }>> {
    const [kept, other] = await Promise.all([
      this.records.referredDetails(id, context),
      this.records.referredDetails(merged, context),
    ]);
    const call = {
      service: 'booking',
      method: 'POST',
      path: '/customer-merges',
      body: { kept: asPerson(kept), merged: asPerson(other) },
    } as const;
    return this.upstream.forward(call, context, messages.customersMerged);
  }
}

const asPerson = ({ ids, email, name }: CustomerDetails) => ({ ids, email, name });
