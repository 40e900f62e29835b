import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Customer,
  type CustomerDetails,
  type CustomerPage,
  type CustomerRecord,
  type CustomerVisits,
  messages,
  success,
  type Success,
} from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { CustomersFilterDto } from './customers.dto.js';

const REFERENCE = /^[A-Z]{3}-\d{6}-\d{4,9}$/;

/** The customers' records: who they are is kept by the account service, what they booked by booking (ADR-0049). */
@ApiTags('admin')
@Controller('api/admin/customers')
export class CustomersController {
  constructor(private readonly upstream: Upstream) {}

  /** By name; a visit's number finds the customer of the visit. */
  @Get()
  @Access('desk')
  async page(@Query() filter: CustomersFilterDto, @Context() context: RequestContext): Promise<Success<CustomerPage>> {
    const reference = (filter.search ?? '').trim().toUpperCase();
    if (REFERENCE.test(reference)) return success(await this.ofVisit(reference, context));
    const path = withQuery('/customers', filter);
    return success(await this.upstream.send<CustomerPage>({ service: 'account', path }, context));
  }

  @Get(':id')
  @Access('desk')
  async record(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<CustomerRecord>> {
    let failure: unknown;
    const unlessDown = (error: unknown): null => {
      if (!isDown(error)) throw error;
      failure = error;
      return null;
    };
    const customer = await this.details(id, context).catch(unlessDown);
    const { ids, email } = customer ?? { ids: [id], email: '' };
    const path = withQuery('/customer-visits', { ids: ids.join(','), email });
    const history = await this.upstream.send<CustomerVisits>({ service: 'booking', path }, context).catch(unlessDown);
    if (!customer && !history) throw failure;
    return success({ customer, history });
  }

  private async ofVisit(reference: string, context: RequestContext): Promise<CustomerPage> {
    try {
      const path = `/visits/${reference}/customer`;
      const { customerId } = await this.upstream.send<{ customerId: string }>({ service: 'booking', path }, context);
      return { customers: [asListed(await this.details(customerId, context))], next: null };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') return { customers: [], next: null }; // Nobody has it.
      throw error;
    }
  }

  /** They sign in again everywhere, as after a lost phone. It cannot be undone. */
  @Delete(':id/sessions')
  @Access('desk')
  async signOut(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<{ ended: number }>> {
    const call = { service: 'account', method: 'DELETE', path: `/customers/${id}/sessions` } as const;
    return success(await this.upstream.send<{ ended: number }>(call, context), messages.customerSignedOut);
  }

  private async details(id: string, context: RequestContext): Promise<CustomerDetails> {
    const path = `/customers/${id}`;
    return (await this.upstream.send<{ customer: CustomerDetails }>({ service: 'account', path }, context)).customer;
  }
}

const asListed = ({ _id, name, email, phone, hasAccount, city, notes }: CustomerDetails): Customer => ({
  ...{ _id, name, email, phone, hasAccount },
  ...{ city, notes },
});

const isDown = (error: unknown): boolean =>
  error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'timeout');
