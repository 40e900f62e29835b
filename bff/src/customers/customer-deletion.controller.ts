import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CustomerDetails,
  messages,
  type PersonKeys,
  refuse,
  type RefusalParams,
  success,
  type Success,
} from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { NeedsConfirmation } from '../access/needs-confirmation.js';
import { Limited } from '../limits/throttle.guard.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { DataDeletion } from '../users/data-deletion.js';
import { CustomerRecords } from './customer-records.js';

/** Deletes the data of a person who has asked the salon for it, with or without an account (A19, threat T64). */
@ApiTags('admin')
@Controller('api/admin/customers')
export class CustomerDeletionController {
  constructor(
    private readonly records: CustomerRecords,
    private readonly deletion: DataDeletion,
  ) {}

  /** All records that the desk has merged are one person. It cannot be undone. */
  @Delete(':id')
  @Access('exports')
  @NeedsConfirmation()
  @Limited('customerDeletion')
  async forget(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<object>> {
    const people = await this.records.ofPerson(id, context);
    if (people.some(({ isStaff }) => isStaff))
      throw refuse('CUSTOMER_DELETION_REFUSED', { params: { reason: 'staff' } });
    const person = keysOf(people);
    const merged = keysOf(people.slice(1));
    const deletion = { path: `/customer-data/${id}`, person, merged, accounts: person.ids } as const;
    await this.deletion.run({ ...deletion, unfinished: 'CUSTOMER_DELETION_UNFINISHED' }, context).catch(forOwner);
    return success({}, messages.customerDataDeleted);
  }
}

const keysOf = (people: readonly CustomerDetails[]): PersonKeys => ({
  ids: unique(people.flatMap(({ ids }) => ids)),
  emails: unique(people.flatMap(({ email }) => email || [])),
});

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** The services' sentence speaks to the customer; this one to the owner, for the same reason. */
function forOwner(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'DELETION_REFUSED') throw error;
  const params = error.params as RefusalParams<'CUSTOMER_DELETION_REFUSED'>;
  throw refuse('CUSTOMER_DELETION_REFUSED', { params, cause: error });
}
