import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CustomerPage,
  type CustomerRecord,
  isVisitReference,
  messages,
  success,
  type Success,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { nullWhenGone } from '../platform/part.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { asListed, CustomerRecords } from './customer-records.js';
import { CustomerCodeDto, CustomersFilterDto } from './customers.dto.js';

/** The customers' records: who they are is kept by the account service, what they booked by booking (ADR-0049). */
@ApiTags('admin')
@Controller('api/admin/customers')
export class CustomersController {
  constructor(
    private readonly upstream: Upstream,
    private readonly records: CustomerRecords,
  ) {}

  /** Search by name, e-mail address or telephone number, or by the number of a visit. */
  @Get()
  @Access('desk')
  async page(@Query() filter: CustomersFilterDto, @Context() context: RequestContext): Promise<Success<CustomerPage>> {
    const reference = (filter.search ?? '').trim().toUpperCase();
    if (isVisitReference(reference)) return success(await this.ofVisit(reference, context));
    const path = withQuery('/customers', filter);
    const { customers, next } = await this.upstream.send<CustomerPage>({ service: 'account', path }, context);
    return success({ customers: await this.records.withMergeTargets(customers, context), next });
  }

  @Get(':id')
  @Access('desk')
  async record(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<CustomerRecord>> {
    return success(await this.records.record(id, context));
  }

  /** The one customer of a visit; not through `withMergeTargets`, so nothing that it adds is known here. */
  private async ofVisit(reference: string, context: RequestContext): Promise<CustomerPage> {
    const path = `/visits/${reference}/customer`;
    const customer = await this.upstream
      .send<{ customerId: string }>({ service: 'booking', path }, context)
      .then(({ customerId }) => this.records.details(customerId, context))
      .catch(nullWhenGone);
    return { customers: customer ? [asListed(customer)] : [], next: null };
  }

  /** Sends another code to a customer who has not entered theirs. It cannot be undone. */
  @Post('code')
  @HttpCode(200)
  @Access('desk')
  resendCode(@Body() body: CustomerCodeDto, @Context() context: RequestContext): Promise<Success<object>> {
    const call = { service: 'account', method: 'POST', path: '/customers/code', body } as const;
    return this.upstream.forward(call, context, messages.customerCodeSent);
  }

  /** Ends all their sessions, as after a lost phone. It cannot be undone. */
  @Delete(':id/sessions')
  @Access('desk')
  signOut(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<{ ended: number }>> {
    const call = { service: 'account', method: 'DELETE', path: `/customers/${id}/sessions` } as const;
    return this.upstream.forward(call, context, messages.customerSignedOut);
  }
}
