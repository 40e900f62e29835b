import { emailProblem, type ListedCustomer, may, messages } from '@salon/contracts';
import { Badge, buttonClass, EmptyState, TextField } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { AdminPage } from '../screen/admin-page.js';
import { PagedList } from '../screen/paged-list.js';
import { useDebounced } from '../filters/use-debounced.js';
import { CustomerName } from '../visit/customer-name.js';
import { customersQuery } from './customers.queries.js';
import { PastImports } from './past-imports.js';
import { Contact } from './contact.js';
import { ResendCode } from './resend-code.js';
import '../styles/admin-customers.css';

const CustomerRow = ({ customer }: { customer: ListedCustomer }) => {
  const { _id, email, phone, city, notes, hasAccount, into } = customer;
  return (
    <li className="customer-row" tabIndex={-1}>
      <h2>
        <Link to={`/admin/customers/${_id}`}>
          <CustomerName of={customer} />
        </Link>{' '}
        {hasAccount && <Badge>Has an account</Badge>}
      </h2>
      <p className="dots">
        <Contact phone={phone} email={email} /> {city && <span>{city}</span>}
      </p>
      {into && (
        <p>
          now{' '}
          <Link to={`/admin/customers/${into._id}`}>
            <CustomerName of={into} />
          </Link>
        </p>
      )}
      {notes && <p className="customer-row__notes">{notes}</p>}
    </li>
  );
};

function useMayImport(): boolean {
  const { user } = useSession();
  return user !== null && may(user, 'settings');
}

function ImportLink() {
  if (!useMayImport()) return null;
  return (
    <Link className={buttonClass({ variant: 'line' })} to="/admin/import/clients">
      Import clients
    </Link>
  );
}

const NoCustomers = ({ search }: { search: string }) =>
  search ? (
    <EmptyState
      title={`Nobody found for “${search}”.`}
      text="Try the beginning of a name, an e-mail or a number, or the number of a visit."
    >
      {emailProblem(search) === null && <ResendCode email={search} />}
    </EmptyState>
  ) : (
    <EmptyState
      art="/art/portrait.svg"
      title="No customers yet."
      text="Bring the people you look after along from the program you used before."
    >
      <ImportLink />
    </EmptyState>
  );

function Customers({ search }: { search: string }) {
  const query = useInfiniteQuery(customersQuery(search));
  return (
    <PagedList
      query={query}
      itemsOf={({ customers }) => customers}
      row={(customer) => <CustomerRow key={customer._id} customer={customer} />}
      label="Customers"
      className="customer-rows"
      isBusy={query.isFetching}
      empty={!query.isPlaceholderData && <NoCustomers search={search} />}
      failed={messages.customersFailed}
      rows={[6, '4.5rem']}
    />
  );
}

/** /admin/customers: the customers of the salon, with or without an account. */
export default function CustomersPage() {
  const mayImport = useMayImport();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  return (
    <AdminPage
      title="Customers"
      lead="People you look after, whether they have an account on this site or not."
      actions={<ImportLink />}
    >
      <TextField
        className="customer-search"
        label="Search by name, phone, e-mail or visit number"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Customers search={search} />
      {mayImport && <PastImports />}
    </AdminPage>
  );
}
