import { Injectable } from '@nestjs/common';
import {
  type Customer,
  type CustomerDetails,
  type CustomerMerged,
  type CustomerRecord,
  type CustomerVisits,
  type DeskCustomer,
  type ListedCustomer,
  refuse,
} from '@salon/contracts';
import { nullWhenGone, partOf } from '../platform/part.js';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';

/** The record that a customer was merged into; `record` is null while it cannot be read. */
interface KeptRecord {
  into: CustomerMerged['into'];
  record: DeskCustomer | null;
}

/**
 * Records of customers: the account service stores the person, booking their visits and merges (ADR-0049, ADR-0057).
 */
@Injectable()
export class CustomerRecords {
  constructor(private readonly upstream: Upstream) {}

  async details(id: string, context: RequestContext): Promise<CustomerDetails> {
    const path = `/customers/${id}`;
    return (await this.upstream.send<{ customer: CustomerDetails }>({ service: 'account', path }, context)).customer;
  }

  /**
   * For a merged customer, the target record. The part of a service that is down is null.
   * @throws DomainError `not_found`; `unavailable` when both are down
   */
  async record(id: string, context: RequestContext): Promise<CustomerRecord> {
    const customer = await partOf(this.details(id, context));
    const { ids, email } = customer ?? { ids: [id], email: '' };
    const history = await partOf(this.history(ids, email, context));
    if (history?.into) return this.record(history.into._id, context);
    if (!customer && !history) throw refuse('UPSTREAM_DOWN');
    const others = await this.recordsOf(history?.merged ?? [], context);
    return { customer, history, alsoKnownAs: others.map(([, each]) => asListed(each)) };
  }

  /**
   * All records of one person: the kept one, then those that were merged into it.
   * @throws DomainError `not_found`; `unavailable` when a service is down
   */
  async ofPerson(id: string, context: RequestContext): Promise<CustomerDetails[]> {
    const customer = await this.details(id, context);
    const { into, merged } = await this.history(customer.ids, customer.email, context);
    if (into) return this.ofPerson(into._id, context);
    const others = await Promise.all(merged.map((each) => this.details(each, context).catch(nullWhenGone)));
    return [customer, ...others.filter((other) => other !== null)];
  }

  /**
   * Each with the record that it was merged into. A merged customer is omitted when the target record is in the list.
   * While booking is down, no merge is known.
   */
  async withMergeTargets(customers: readonly Customer[], context: RequestContext): Promise<ListedCustomer[]> {
    const kept = await this.mergeTargets(customers, context);
    return customers.flatMap((customer) => {
      const { into } = kept.get(customer._id) ?? {};
      if (!into) return customer;
      return customers.some(({ _id }) => _id === into._id) ? [] : { ...customer, into };
    });
  }

  /** The target record of each person, without duplicates; the unmerged customers while booking is down. */
  async resolveMerged(customers: readonly DeskCustomer[], context: RequestContext): Promise<DeskCustomer[]> {
    const kept = await this.mergeTargets(customers, context);
    const all = customers.map((customer) => kept.get(customer._id)?.record ?? customer);
    return [...new Map(all.map((each) => [each._id, asDeskCustomer(each)])).values()];
  }

  /**
   * Marks the client record of a customer: the undo of an import keeps it from now on. Comes before the read of
   * whatever booking stores about a customer; a record that was read first can be removed until booking refers to it.
   */
  async markReferred(id: string, context: RequestContext): Promise<void> {
    await this.upstream.send({ service: 'account', method: 'POST', path: `/customers/${id}/referred` }, context);
  }

  /** The details of a customer to whom booking is about to refer. @throws DomainError `not_found` */
  async referredDetails(id: string, context: RequestContext): Promise<CustomerDetails> {
    await this.markReferred(id, context);
    return this.details(id, context);
  }

  /**
   * The target record of each merged customer, by the customer's id. Booking returns the id under which it stores
   * notes, which can be a client id; the account service finds the record of that id.
   */
  private async mergeTargets(
    customers: readonly DeskCustomer[],
    context: RequestContext,
  ): Promise<ReadonlyMap<string, KeptRecord>> {
    const ids = customers.map(({ _id }) => _id);
    const emails = [...new Set(customers.flatMap(({ email }) => email || []))];
    const merged = await this.merged(ids, emails, context);
    const records = new Map(customers.map((each) => [each._id, each]));
    const unlisted = new Set(merged.map(({ into }) => into._id).filter((id) => !records.has(id)));
    for (const [id, record] of await this.recordsOf([...unlisted], context)) records.set(id, record);
    const kept = new Map<string, KeptRecord>();
    for (const { _id, email } of customers) {
      const into = merged.find((each) => each.id === _id || (email !== '' && each.email === email))?.into;
      const record = into && records.get(into._id);
      const found = record ? { _id: record._id, name: record.name } : into;
      if (found && found._id !== _id) kept.set(_id, { into: found, record: record ?? null });
    }
    return kept;
  }

  /** By the requested ids; omits records that cannot be read now or were removed by the undo of their import. */
  private async recordsOf(ids: readonly string[], context: RequestContext): Promise<[string, CustomerDetails][]> {
    const found = await Promise.all(ids.map((id) => partOf(this.details(id, context)).catch(nullWhenGone)));
    return ids.flatMap((id, at) => (found[at] ? [[id, found[at]]] : []));
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

const asDeskCustomer = ({ _id, name, email, phone, hasAccount }: DeskCustomer): DeskCustomer => {
  return { _id, name, email, phone, hasAccount };
};

export const asListed = (customer: CustomerDetails): Customer => ({
  ...asDeskCustomer(customer),
  city: customer.city,
  notes: customer.notes,
});
