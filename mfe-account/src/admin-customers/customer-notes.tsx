import {
  CUSTOMER_NOTE_NAMES,
  CUSTOMER_NOTES,
  type CustomerDetails,
  type CustomerNotes,
  type CustomerRecord,
  fieldProblems,
  messages,
  type Versioned,
} from '@salon/contracts';
import { Button } from '@salon/ui';
import { useQueryClient } from '@salon/web-kit/query';
import { useMemo, useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { type FormSource, storedOf } from '../fields-form/fields.rules.js';
import { FieldsForm } from '../fields-form/fields-form.js';
import { useReopenedForm } from '../fields-form/form-drafts.js';
import { CustomerNotesList } from '../screen/customer-notes-list.js';
import { FormDialog } from '../screen/form-dialog.js';
import { CustomerName } from '../visit/customer-name.js';
import { getCustomer, putCustomerNotes } from './customers.api.js';
import { customerQuery } from './customers.queries.js';
import '../styles/admin-form.css';

const FORM = 'notes';

interface Props {
  customer: CustomerDetails;
  notes: Versioned<CustomerNotes>;
}

const withNotes = (record: CustomerRecord | undefined, notes: Versioned<CustomerNotes>): CustomerRecord | undefined =>
  record?.history ? { ...record, history: { ...record.history, notes } } : record;

function useSource({ customer: { _id }, notes }: Props): FormSource {
  const client = useQueryClient();
  const done = useDoneToast();
  const stored = useMemo(() => storedOf(notes), [notes]);
  const { queryKey } = customerQuery(_id);
  return {
    form: FORM,
    fields: CUSTOMER_NOTES,
    stored,
    problemsOf: (body) => fieldProblems(CUSTOMER_NOTES, body, true),
    save: async (body) => {
      const reply = await putCustomerNotes(_id, body);
      client.setQueryData(queryKey, (record) => withNotes(record, reply.data.notes));
      await done(reply);
    },
    reread: async () => {
      // Not by the query: a record without its visits would take the form from the page.
      const record = await getCustomer(_id, new AbortController().signal);
      if (!record.history) throw new Error('The record came without its notes.');
      client.setQueryData(queryKey, record);
      return storedOf(record.history.notes);
    },
    failed: messages.contentSaveFailed,
  };
}

/** The notes about a customer (allergies, preferences and others), and their form. */
export function CustomerNotesPart(props: Props) {
  const { notes, customer } = props;
  const [isOpen, setOpen] = useState(false);
  const source = useSource(props);
  useReopenedForm(true, (form) => form === FORM && setOpen(true));
  const isEmpty = CUSTOMER_NOTE_NAMES.every((name) => notes[name] === '');
  return (
    <section className="visit-part" aria-labelledby="customer-notes">
      <h2 id="customer-notes">Notes</h2>
      {isEmpty ? (
        <p className="hint">Allergies, preferences and anything else worth knowing. The customer does not see it.</p>
      ) : (
        <CustomerNotesList notes={notes} />
      )}
      <Button variant="line" onClick={() => setOpen(true)}>
        {isEmpty ? 'Write notes' : 'Edit notes'}
      </Button>
      <FormDialog
        open={isOpen}
        title={
          <>
            Notes of <CustomerName of={customer} />
          </>
        }
        onClose={() => setOpen(false)}
      >
        {(form) => <FieldsForm {...form} source={source} saveLabel="Save notes" />}
      </FormDialog>
    </section>
  );
}
