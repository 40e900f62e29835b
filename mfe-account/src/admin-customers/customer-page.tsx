import { groupThousands } from '@salon/kernel';
import {
  accountRefusals,
  type Customer,
  CUSTOMER_VISITS,
  type CustomerDetails,
  type CustomerRecord,
  type CustomerVisit,
  type CustomerVisits,
  messages,
} from '@salon/contracts';
import { Badge, buttonClass, EmptyState, ErrorState, Notice, Price } from '@salon/ui';
import { StatusChip } from '@salon/ui/states/status-chip';
import { formatDate, formatTime, salonDayOf } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link, useParams } from '@salon/web-kit/router';
import { AdminPage } from '../screen/admin-page.js';
import { Figures } from '../screen/figures.js';
import { isUnknown } from '../screen/load-failed.js';
import { Loaded } from '../screen/loaded.js';
import { customerName, CustomerName } from '../visit/customer-name.js';
import { Contact } from './contact.js';
import { ClientContactPart } from './client-contact.js';
import { CustomerNotesPart } from './customer-notes.js';
import { customerQuery } from './customers.queries.js';
import { DeleteCustomer } from './delete-customer.js';
import { MergeCustomers } from './merge-customers.js';
import { SignOutCustomer } from './sign-out-customer.js';
import '../styles/admin-visit.css';
import '../styles/admin-customers.css';

const Who = ({ customer, alsoKnownAs }: { customer: CustomerDetails; alsoKnownAs: readonly Customer[] }) => (
  <div className="customer-facts">
    <p className="dots">
      <Contact {...customer} /> {customer.city && <span>{customer.city}</span>}{' '}
      <span>known since {formatDate(salonDayOf(customer.since))}</span>
    </p>
    {alsoKnownAs.length > 0 && (
      <p>
        Also known as{' '}
        {alsoKnownAs
          .map(({ name, phone, email }) => `${name} (${[phone, email].filter(Boolean).join(', ')})`)
          .join('; ')}
      </p>
    )}
    <div className="customer-account">
      {customer.hasAccount && (
        <>
          <Badge>Has an account</Badge>
          <SignOutCustomer customer={customer} />
        </>
      )}
      {customer.contactVersion !== undefined && <ClientContactPart customer={customer} />}
      <MergeCustomers customer={customer} />
    </div>
    {customer.hasAccount && <p className="hint">{accountRefusals.CONTACT_OF_ACCOUNT.text}</p>}
    {customer.notes && <p className="hint">{customer.notes}</p>}
  </div>
);

/** The numbers of each type, and the amounts due in both directions. */
const Sums = ({ history }: { history: CustomerVisits }) => (
  <Figures
    className="customer-sums"
    items={[
      ['Completed visits', history.completed],
      ['Did not come', history.noShows],
      ['Cancelled late', history.lateCancellations],
      ['To refund', <Price amount={history.refundsDue} />],
      ['Not paid yet', <Price amount={history.notPaid} />],
      ...(history.unnoted ? [['Payment not noted', <Price amount={history.unnoted} />] as const] : []),
    ]}
  />
);

const Visit = ({ visit }: { visit: CustomerVisit }) => (
  <li className="visit-log__entry">
    <p>
      <Link to={`/admin/visits/${visit.appointmentId}`}>
        {formatDate(visit.date)}, {formatTime(visit.startTime)}
      </Link>{' '}
      <span className="hint dots">
        <span>{visit.services.join(', ')}</span> <span>with {visit.stylist}</span> <span>{visit.appointmentId}</span>
      </span>
    </p>
    <p className="customer-visit__state">
      <StatusChip status={visit.status} />
      {visit.owed > 0 && (
        <span>
          <Price amount={visit.owed} /> not paid
        </span>
      )}
      {visit.unnoted && (
        <span>
          <Price amount={visit.unnoted} /> not noted
        </span>
      )}
    </p>
  </li>
);

function Visits({ title, visits }: { title: string; visits: readonly CustomerVisit[] }) {
  if (visits.length === 0) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className="visit-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {visits.map((visit) => (
          <Visit key={visit.appointmentId} visit={visit} />
        ))}
      </ul>
    </section>
  );
}

function History({ history }: { history: CustomerVisits }) {
  const { visits, total } = history;
  return (
    <>
      <Sums history={history} />
      {total === 0 && (
        <EmptyState title="No visits yet." text="What is booked for them, by them or at the desk, stands here." />
      )}
      <Visits title="Visits to come" visits={visits.filter(({ isComing }) => isComing).reverse()} />
      <Visits title="Past and cancelled visits" visits={visits.filter(({ isComing }) => !isComing)} />
      {total > CUSTOMER_VISITS && (
        <p className="hint">
          The latest {CUSTOMER_VISITS} of {groupThousands(total)} visits. The sums count all of them.
        </p>
      )}
    </>
  );
}

const Unknown = () => (
  <ErrorState title="There is no such customer." text="Their record may have been deleted. Please look for their name.">
    <Link className={buttonClass({ variant: 'primary' })} to="/admin/customers">
      Customers
    </Link>
  </ErrorState>
);

const Parts = ({ record: { customer, history, alsoKnownAs } }: { record: CustomerRecord }) => (
  <div className="visit-parts">
    {customer ? (
      <Who customer={customer} alsoKnownAs={alsoKnownAs} />
    ) : (
      <Notice tone="warning">{messages.customerAway}</Notice>
    )}
    {customer && history && <CustomerNotesPart customer={customer} notes={history.notes} />}
    {history ? <History history={history} /> : <Notice tone="warning">{messages.customerVisitsAway}</Notice>}
    {customer && (
      <DeleteCustomer customer={customer} isMerged={alsoKnownAs.length > 0} visits={history?.visits ?? []} />
    )}
  </div>
);

/** /admin/customers/:id: the complete record of a customer. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const query = useQuery(customerQuery(id));
  const customer = query.data?.customer;
  return (
    <AdminPage
      title={customer ? customerName(customer) : 'Customer'}
      heading={customer ? <CustomerName of={customer} /> : undefined}
      back={['Customers', '/admin/customers']}
    >
      {query.data === undefined && isUnknown(query.error) ? (
        <Unknown />
      ) : (
        <Loaded query={query} failed={messages.customerFailed} rows={[4, '4rem']}>
          {(record) => <Parts record={record} />}
        </Loaded>
      )}
    </AdminPage>
  );
}
