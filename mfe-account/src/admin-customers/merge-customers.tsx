import { type Customer, type CustomerDetails, messages, UNDO_PERIOD } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Button, Notice, TextField } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { messageOf } from '@salon/web-kit';
import { useInfiniteQuery, useMutation, useQuery } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { CustomerNotesList } from '../screen/customer-notes-list.js';
import { useDebounced } from '../filters/use-debounced.js';
import { CustomerName } from '../visit/customer-name.js';
import { mergeCustomers } from './customers.api.js';
import { customerQuery, customersQuery } from './customers.queries.js';
import { contactOf, FoundCustomers } from './found-customers.js';
import '../styles/desk-form.css';
import '../styles/admin-customers.css';

/** The maximum number of results in the list; more words narrow the search. */
const MAX_RESULTS = 8;

function Search({ self, onChoose }: { self: string; onChoose(other: Customer): void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, error, isPlaceholderData } = useInfiniteQuery({ ...customersQuery(search), enabled: search !== '' });
  const others = (data?.pages[0]?.customers ?? [])
    .filter(({ _id, into }) => _id !== self && !into)
    .slice(0, MAX_RESULTS);
  return (
    <>
      <TextField
        label="The other record"
        type="search"
        placeholder="Name, phone, e-mail or visit number"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <Notice tone="danger">{messageOf(error, messages.customersFailed)}</Notice>}
      {search !== '' && data && !isPlaceholderData && others.length === 0 && (
        <p className="hint">Nobody else is found by this.</p>
      )}
      {search !== '' && <FoundCustomers label="Records found" customers={others} onChoose={onChoose} />}
    </>
  );
}

/** One of the two records, with its data. */
function Side({ customer, role }: { customer: Customer; role: string }) {
  const { data } = useQuery(customerQuery(customer._id));
  const history = data?.history;
  return (
    <section className="merge-side" aria-label={role}>
      <p className="hint">{role}</p>
      <h3>
        <CustomerName of={customer} />
      </h3>
      <p>{contactOf(customer)}</p>
      <p className="hint">{history ? counted(history.total, 'visit') : '…'}</p>
      {history && <CustomerNotesList notes={history.notes} />}
    </section>
  );
}

interface MergeProps {
  customer: Customer;
  other: Customer;
  onBack(): void;
  /** While they are merged, the dialog cannot be closed. */
  onBusy(isBusy: boolean): void;
  onDone(): void;
}

/** Choice of the record to keep, its consequences, and the call. */
function Merge({ customer, other, onBack, onBusy, onDone }: MergeProps) {
  const [isSwapped, setSwapped] = useState(false);
  const [kept, merged] = isSwapped ? [other, customer] : [customer, other];
  const done = useDoneToast();
  const navigate = useNavigate();
  const merge = useMutation({
    mutationFn: () => mergeCustomers(kept._id, merged._id),
    onMutate: () => onBusy(true),
    onError: () => onBusy(false),
    onSuccess: async (reply) => {
      onDone();
      await done(reply);
      if (isSwapped) void navigate(`/admin/customers/${kept._id}`);
    },
  });
  return (
    <>
      <div className="merge-pair">
        <Side customer={kept} role="Is kept" />
        <Side customer={merged} role="Becomes part of it" />
      </div>
      <Button variant="text" disabled={merge.isPending} onClick={() => setSwapped(!isSwapped)}>
        Keep <CustomerName of={merged} /> instead
      </Button>
      <p>
        Visits and notes of both are in one record from then on. Nobody is told, and each account still signs in on its
        own. It can be undone for {UNDO_PERIOD}, as long as the notes stay as they are.
      </p>
      {merge.error && <Notice tone="danger">{messageOf(merge.error, messages.customersMergeFailed)}</Notice>}
      <div className="dialog__foot">
        <Button variant="text" disabled={merge.isPending} onClick={onBack}>
          Choose another record
        </Button>
        <Button variant="primary" busy={merge.isPending} onClick={() => merge.mutate()}>
          Merge
        </Button>
      </div>
    </>
  );
}

/** Merges another record of the same person. */
export function MergeCustomers({ customer }: { customer: CustomerDetails }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [other, setOther] = useState<Customer | null>(null);
  const close = () => {
    setOpen(false);
    setBusy(false);
    setOther(null);
  };
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Merge with another record
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(wanted) => !wanted && !isBusy && close()}
        title="Merge with another record"
        description={
          !other && (
            <>
              Whose record is of the same person as <CustomerName of={customer} />?
            </>
          )
        }
        wide
      >
        {other ? (
          <Merge customer={customer} other={other} onBack={() => setOther(null)} onBusy={setBusy} onDone={close} />
        ) : (
          <Search self={customer._id} onChoose={setOther} />
        )}
      </Dialog>
    </>
  );
}
