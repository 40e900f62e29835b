import { Injectable } from '@nestjs/common';
import {
  type Customer,
  type CustomerDetails,
  type CustomerMerged,
  type CustomerRecord,
  type CustomerVisits,
  type ListedCustomer,
  refuse,
} from '@salon/contracts';
import { partOf } from '../platform/part.js';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';

/** Records of customers: who they are is kept by the account service, what they booked and whose record theirs was merged into by booking (ADR-0049, ADR-0057). */
@Injectable()
export class CustomerRecords {
  constructor(private readonly upstream: Upstream) {}

  async details(id: string, context: RequestContext): Promise<CustomerDetails> {
    const path = `/customers/${id}`;
    return (await this.upstream.send<{ customer: CustomerDetails }>({ service: 'account', path }, context)).customer;
  }

  /** Of somebody whose record was merged into another one, that one. A part whose service is down is null. @throws DomainError `not_found`; `unavailable` when both are down */
  async record(id: string, context: RequestContext): Promise<CustomerRecord> {
    const customer = await partOf(this.details(id, context));
    const { ids, email } = customer ?? { ids: [id], email: '' };
    const history = await partOf(this.history(ids, email, context));
    // The release before did not say it with the history.
    const into = history?.into === undefined ? (await this.merged(ids, [], context))[0]?.into : history.into;
    if (into) return this.record(into._id, context);
    if (!customer && !history) throw refuse('UPSTREAM_DOWN');
    const others = (history?.merged ?? []).map((each) => partOf(this.details(each, context)));
    const alsoKnownAs = (await Promise.all(others)).filter((each) => each !== null).map(asListed);
    return { customer, history, alsoKnownAs };
  }

  /** Each with whose record theirs was merged into, unless that one is listed beside it; without that while booking cannot say. */
  async listed(customers: readonly Customer[], context: RequestContext): Promise<ListedCustomer[]> {
    const ids = customers.map(({ _id }) => _id);
    const emails = [...new Set(customers.flatMap(({ email }) => email || []))];
    const merged = await this.merged(ids, emails, context);
    const intoOf = ({ _id, email }: Customer) =>
      merged.find((each) => each.id === _id || (email !== '' && each.email === email))?.into;
    return customers.flatMap((customer) => {
      const into = intoOf(customer);
      if (!into || into._id === customer._id) return customer;
      return ids.includes(into._id) ? [] : { ...customer, into };
    });
  }

  private history(ids: readonly string[], email: string, context: RequestContext): Promise<CustomerVisits> {
    const path = withQuery('/customer-visits', { ids: ids.join(','), email });
    return this.upstream.send<CustomerVisits>({ service: 'booking', path }, context);
  }

  private async merged(
    ids: readonly string[],
    emails: readonly string[],
    context: RequestContext,
  ): Promise<CustomerMerged[]> {
    if (ids.length === 0) return [];
    const path = withQuery('/customer-merges', { ids: ids.join(','), emails: emails.join(',') || undefined });
    const found = await partOf(this.upstream.send<{ merged: CustomerMerged[] }>({ service: 'booking', path }, context));
    return found?.merged ?? [];
  }
}

export const asListed = ({ _id, name, email, phone, hasAccount, city, notes }: CustomerDetails): Customer => ({
  ...{ _id, name, email, phone, hasAccount },
  ...{ city, notes },
});
