import { type Client, may, messages } from '@salon/contracts';
import { Badge, Button, buttonClass, EmptyState, ErrorState, Page, PageHeading, Skeleton, TextField } from '@salon/ui';
import { messageOf, useSession, useTitle } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useDeferredValue, useState } from 'react';
import { clientsQuery } from './clients.queries.js';
import { PastImports } from './past-imports.js';
import '../styles/admin-content.css';
import '../styles/admin-clients.css';

const ClientRow = ({ name, email, phone, city, notes, hasAccount }: Omit<Client, '_id'>) => (
  <li className="client-row">
    <h2>
      {name} {hasAccount && <Badge>Has an account</Badge>}
    </h2>
    <p className="dots">
      {phone && <a href={`tel:${phone}`}>{phone}</a>} {email && <a href={`mailto:${email}`}>{email}</a>}{' '}
      {city && <span>{city}</span>}
    </p>
    {notes && <p className="client-row__notes">{notes}</p>}
  </li>
);

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

function Clients({ search }: { search: string }) {
  const list = useInfiniteQuery(clientsQuery(search));
  const { data, isPending, isFetching, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (isPending) return <Skeleton height="20rem" />;
  if (!data)
    return (
      <ErrorState
        title="Something went wrong"
        text={messageOf(error, messages.clientsFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const clients = data.pages.flatMap((page) => page.clients);
  if (clients.length === 0)
    return search ? (
      <EmptyState title={`Nobody found for “${search}”.`} text="Try part of a name, an address or a number." />
    ) : (
      <EmptyState
        art="/art/portrait.svg"
        title="No clients yet."
        text="Bring the people you look after along from the program you used before."
      >
        <ImportLink />
      </EmptyState>
    );
  return (
    <>
      <ul className="client-rows" aria-label="Clients" aria-busy={isFetching}>
        {clients.map(({ _id, ...client }) => (
          <ClientRow key={_id} {...client} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

/** /admin/clients: the people the salon knows, with or without an account. */
export function ClientsPage() {
  useTitle('Clients');
  const mayImport = useMayImport();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <Page>
      <PageHeading title="Clients" lead="People you look after, whether they have an account on this site or not.">
        <ImportLink />
      </PageHeading>
      <div className="content-search">
        <TextField
          label="Search by name, address or number"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Clients search={search} />
      {mayImport && <PastImports />}
    </Page>
  );
}
