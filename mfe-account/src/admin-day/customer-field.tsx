import {
  clientRowProblems,
  CUSTOMER_NOTE_NAMES,
  type DeskBookingRequest,
  type DeskCustomer,
  emailProblem,
  FIELD_LENGTHS,
  messages,
  type NewDeskCustomer,
} from '@salon/contracts';
import { Button, Notice, TextField } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { customerQuery } from '../admin-customers/customers.queries.js';
import { contactOf, FoundCustomers } from '../admin-customers/found-customers.js';
import { isLike } from '../fields-form/form-drafts.js';
import { useDebounced } from '../filters/use-debounced.js';
import { CustomerNotesList } from '../screen/customer-notes-list.js';
import { LoadFailed } from '../screen/load-failed.js';
import { CustomerName } from '../visit/customer-name.js';
import { deskCustomersQuery } from './day.queries.js';

/** The customer of the visit: an existing one, or the typed data of a new one. */
export interface CustomerDraft extends NewDeskCustomer {
  known: DeskCustomer | null;
}

export const NOBODY: CustomerDraft = { known: null, name: '', email: '', phone: '' };

/** Whether a value that is like NOBODY is a customer: a known one has all of its fields. */
export const isCustomer = ({ known }: CustomerDraft): boolean =>
  known === null || isLike<DeskCustomer>({ _id: '', name: '', email: '', phone: '', hasAccount: true }, known);

/** Names the customer of the response: a typed e-mail address decides who is booked, whatever name was typed. */
export function bookedWords({ known, name: typed, email }: CustomerDraft, name: string): string {
  const isSame = name.toLowerCase() === typed.trim().toLowerCase();
  return known || email === '' || isSame ? `${name} is booked` : `${name} is booked: this e-mail address is theirs`;
}

interface Props {
  draft: CustomerDraft;
  onDraft(draft: CustomerDraft): void;
  /** Refused fields of a new customer. */
  error: string | undefined;
  /** Moves the focus on once a known customer is chosen: what had it is gone. */
  onKnown(): void;
}

/** The customers that match the typed name, phone or e-mail. */
function Found({ search, onChoose }: { search: string; onChoose(customer: DeskCustomer): void }) {
  const query = useQuery(deskCustomersQuery(useDebounced(search.trim())));
  return (
    <>
      <LoadFailed query={query} failed={messages.customersFailed} />
      <FoundCustomers label="Known customers" customers={query.data ?? []} onChoose={onChoose} />
    </>
  );
}

/** Notes about an existing customer, shown before booking. */
function KnownNotes({ id }: { id: string }) {
  const { data, isError } = useQuery(customerQuery(id));
  const notes = data?.history?.notes;
  if (isError || data?.history === null) return <Notice tone="warning">{messages.notesUnread}</Notice>;
  if (!notes || CUSTOMER_NOTE_NAMES.every((name) => notes[name] === '')) return null;
  return <CustomerNotesList notes={notes} />;
}

/** A caller with an address gets the confirmation; a walk-in needs no mail. */
export function MailHint({ customer, origin }: { customer: CustomerDraft } & Pick<DeskBookingRequest, 'origin'>) {
  const { email } = customer.known ?? customer;
  if (origin !== 'phone' || emailProblem(email) !== null) return null;
  return <p className="hint">The confirmation goes to {email.trim()}. A mail cannot be taken back.</p>;
}

/** Shows the refusal at its field until the field is corrected. */
function errorsOf({ name, email, phone }: NewDeskCustomer, error: string | undefined): Record<string, string> {
  if (error === undefined) return {};
  const problems = clientRowProblems({ name, email, phone, line: 0, city: '', notes: '' }) ?? {};
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem === error));
}

/** Typing a name, number or address searches existing customers; without a match the input describes a new one. */
export function CustomerField({ draft, onDraft, error, onKnown }: Props) {
  const [isAgain, setAgain] = useState(false);
  const { known, name, phone, email } = draft;
  const errors = errorsOf(draft, error);
  const choose = (customer: DeskCustomer) => {
    onDraft({ ...NOBODY, known: customer, name: customer.name });
    onKnown();
  };
  const leave = () => {
    setAgain(true);
    onDraft(NOBODY);
  };
  if (known)
    return (
      <>
        <p className="desk-known">
          <span>
            <strong>
              <CustomerName of={known} />
            </strong>{' '}
            <span className="hint">{contactOf(known)}</span>
          </span>
          <Button variant="text" onClick={leave}>
            Somebody else
          </Button>
        </p>
        <div aria-live="polite">
          <KnownNotes id={known._id} />
        </div>
      </>
    );
  return (
    <div className="desk-customer">
      <TextField
        label="Customer"
        autoFocus={isAgain}
        autoComplete="off"
        placeholder="Name"
        required
        maxLength={FIELD_LENGTHS.name}
        value={name}
        error={errors.name}
        onChange={({ target }) => onDraft({ ...draft, name: target.value })}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        value={phone}
        error={errors.phone}
        onChange={({ target }) => onDraft({ ...draft, phone: target.value })}
      />
      <TextField
        label="or e-mail"
        hint="One of the two is needed: the customer’s record is found by it."
        type="email"
        autoComplete="off"
        value={email}
        error={errors.email}
        onChange={({ target }) => onDraft({ ...draft, email: target.value })}
      />
      {name !== '' && (
        <p className="hint">A new customer stays in the list of customers, also when the visit is undone.</p>
      )}
      <Found search={phone || email || name} onChoose={choose} />
    </div>
  );
}
