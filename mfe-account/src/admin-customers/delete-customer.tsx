import { bookingRefusals, type CustomerDetails, type CustomerVisit, may, messages } from '@salon/contracts';
import { formatDate, formatTime, toast, useSession } from '@salon/web-kit';
import { useQueryClient } from '@salon/web-kit/query';
import { Link, useNavigate } from '@salon/web-kit/router';
import { dataOfAccount } from '../my-data/deleted-data.js';
import { DeletionDialog } from '../my-data/deletion-dialog.js';
import { useDeletion } from '../my-data/use-deletion.js';
import { CustomerName } from '../visit/customer-name.js';
import { deleteCustomer } from './customers.api.js';
import { CUSTOMER_RECORDS } from './customers.queries.js';
import '../styles/bullets.css';

const { deleted: OF_ACCOUNT, kept: KEPT } = dataOfAccount('Their');
const OF_CLIENT = [
  'Their name, e-mail address, phone number and city',
  'Their messages to the salon and what staff noted about them',
];

const BY_VISIT = { reason: 'visit' } as const;

/** Deletes what the salon holds about a customer, then shows the list of customers. */
function useDeleteCustomer(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useDeletion({
    send: () => deleteCustomer(id),
    done: async ({ message }) => {
      toast.success(message ?? messages.customerDataDeleted);
      await navigate('/admin/customers');
      // The record that was shown cannot be read again.
      await client.invalidateQueries({ predicate: ({ queryKey: [, name] }) => name !== CUSTOMER_RECORDS[1] });
      client.removeQueries({ queryKey: CUSTOMER_RECORDS });
    },
    statusAfter: 404,
    unfinished: 'CUSTOMER_DELETION_UNFINISHED',
    failed: messages.customerDataDeleteFailed,
  });
}

interface Props {
  customer: CustomerDetails;
  /** Whether other records were merged into this one. */
  isMerged: boolean;
  /** None while they cannot be read. */
  visits: readonly CustomerVisit[];
}

function Deletion({ customer, isMerged }: Omit<Props, 'visits'>) {
  const { _id, hasAccount } = customer;
  const deletion = useDeleteCustomer(_id);
  return (
    <DeletionDialog
      label="Delete this person’s data"
      title={
        <>
          Delete the data of <CustomerName of={customer} />?
        </>
      }
      text={
        <>
          <strong>This cannot be undone.</strong> Nobody can bring the data back.
        </>
      }
      deleted={[
        ...(hasAccount ? OF_ACCOUNT : OF_CLIENT),
        ...(isMerged ? ['The other records of this person that were merged into this one'] : []),
      ]}
      kept={KEPT}
      confirmLabel="Delete the data for good"
      cancelLabel="Keep it"
      deletion={deletion}
    />
  );
}

const Coming = ({ visits }: Pick<Props, 'visits'>) => (
  <>
    <p className="hint">To delete this person’s data: {bookingRefusals.CUSTOMER_DELETION_REFUSED.text(BY_VISIT)}</p>
    <ul className="bullets">
      {visits.map(({ appointmentId, date, startTime }) => (
        <li key={appointmentId}>
          <Link to={`/admin/visits/${appointmentId}`}>
            {formatDate(date)}, {formatTime(startTime)}
          </Link>
        </li>
      ))}
    </ul>
  </>
);

/** What is left to do with it: nothing for staff, with visits to come these first; the server decides. */
function Ways({ customer, isMerged, visits }: Props) {
  const coming = visits.filter(({ isComing }) => isComing).reverse();
  if (customer.isStaff)
    return (
      <p className="hint">
        <CustomerName of={customer} /> works here, or has worked here: the account of staff is not deleted.
      </p>
    );
  return coming.length > 0 ? <Coming visits={coming} /> : <Deletion customer={customer} isMerged={isMerged} />;
}

/** For a person who has asked the salon to delete what it holds; only for owners, and not for staff (decision A19). */
export function DeleteCustomer(props: Props) {
  const { user } = useSession();
  if (!user || !may(user, 'exports')) return null;
  return (
    <div>
      <Ways {...props} />
    </div>
  );
}
