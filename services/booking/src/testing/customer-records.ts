import { type CustomerNotes, type SalonChange } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import { CustomerVisitsQueries } from '../customers/customer-visits.queries.js';
import { notesOf } from '../customers/customer-notes.queries.js';
import { MergeCustomers } from '../customers/merge-customers.js';
import { type NamedPerson, WriteCustomerNotes } from '../customers/write-customer-notes.js';
import { ADMIN, type Salon } from './salon.js';

export const person = (name: string, email = ''): NamedPerson => ({ ids: [seedId(name)], email, name });

/** The use-cases of the desk for customer records, constructed by hand. */
export function customerRecordsOf(salon: Salon) {
  return {
    /** Deletes all notes and merges. */
    empty: (): Promise<unknown> =>
      salon.db.query('DELETE FROM booking.customer_note; DELETE FROM booking.customer_merge'),
    merge: (merged: NamedPerson, kept: NamedPerson): Promise<SalonChange> =>
      new MergeCustomers(salon.db, salon.clock).run({ kept, merged }, ADMIN),
    undo: (id: string): Promise<SalonChange> => salon.undoSalonChange.run(id, ADMIN),
    write: async (who: NamedPerson, fields: Partial<CustomerNotes>) => {
      const { version } = await notesOf(salon.db, who);
      return new WriteCustomerNotes(salon.db, salon.clock).run({ ...who, ...fields, version }, ADMIN);
    },
    noted: async (who: NamedPerson): Promise<CustomerNotes> => {
      const { allergies, preferences, notes, blocked, prepay } = await notesOf(salon.db, who);
      return { allergies, preferences, notes, blocked, prepay };
    },
    history: ({ ids, email }: NamedPerson) => new CustomerVisitsQueries(salon.db, salon.clock).of(ids.join(','), email),
  };
}
