import {
  CLIENT_CONTACT,
  type ClientContact,
  contactProblems,
  type CustomerDetails,
  type CustomerRecord,
  messages,
  type Versioned,
} from '@salon/contracts';
import { Button } from '@salon/ui';
import { useQueryClient } from '@salon/web-kit/query';
import { useMemo, useState } from 'react';
import { undoToast } from '../admin-undo/undo-toast.js';
import { useUndo } from '../admin-undo/use-undo.js';
import { type FormSource, type Stored } from '../fields-form/fields.rules.js';
import { FieldsForm } from '../fields-form/fields-form.js';
import { useReopenedForm } from '../fields-form/form-drafts.js';
import { FormDialog } from '../screen/form-dialog.js';
import { CustomerName } from '../visit/customer-name.js';
import { getCustomer, putClientContact } from './customers.api.js';
import { customerQuery } from './customers.queries.js';
import '../styles/admin-form.css';

const FORM = 'contact';
const KEPT =
  'Visits that are booked already keep the name, number and address that they were booked with, and their mails go there.';

const { name, phone, email, city } = CLIENT_CONTACT;
const WITHOUT_IMPORT = { name, phone, email, city };

const storedContact = ({ name, phone, email, city, notes, contactVersion }: CustomerDetails): Stored => ({
  version: contactVersion,
  values: { name, phone, email, city, notes },
});

const withContact = (
  record: CustomerRecord | undefined,
  { version, ...contact }: Versioned<ClientContact>,
): CustomerRecord | undefined =>
  record?.customer ? { ...record, customer: { ...record.customer, ...contact, contactVersion: version } } : record;

function useSource(customer: CustomerDetails): FormSource {
  const { _id, notes } = customer;
  const client = useQueryClient();
  const undo = useUndo();
  const stored = useMemo(() => storedContact(customer), [customer]);
  const { queryKey } = customerQuery(_id);
  return {
    form: FORM,
    fields: notes === '' ? WITHOUT_IMPORT : CLIENT_CONTACT,
    stored,
    problemsOf: (body) => contactProblems({ ...customer, ...(body as Partial<ClientContact>) }),
    save: async (body) => {
      const { data, message } = await putClientContact(_id, body);
      client.setQueryData(queryKey, (record) => withContact(record, data.contact));
      undoToast(message ?? messages.contactChanged, () => undo.mutate({ kind: 'client', id: data.change.id }));
      await client.invalidateQueries();
    },
    reread: async () => {
      // Not by the query: a record without its customer would take the form from the page.
      const record = await getCustomer(_id, new AbortController().signal);
      if (!record.customer) throw new Error('The record came without its customer.');
      client.setQueryData(queryKey, record);
      return storedContact(record.customer);
    },
    failed: messages.contentSaveFailed,
  };
}

/** The button and form that correct name and contact of a client without an account. */
export function ClientContactPart({ customer }: { customer: CustomerDetails }) {
  const [isOpen, setOpen] = useState(false);
  const source = useSource(customer);
  useReopenedForm(true, (form) => form === FORM && setOpen(true));
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Edit contact
      </Button>
      <FormDialog
        open={isOpen}
        title={
          <>
            Contact details of <CustomerName of={customer} />
          </>
        }
        description={KEPT}
        onClose={() => setOpen(false)}
      >
        {(form) => <FieldsForm {...form} source={source} saveLabel="Save contact" />}
      </FormDialog>
    </>
  );
}
