import { type ContentItem, messages } from '@salon/contracts';
import { Button, buttonClass, EmptyState, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { messageOf, useTitle } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link, Navigate, useParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { type ContentKind, contentKindOf } from './content-kinds.js';
import { ContentList } from './content-list.js';
import { contentQuery } from './content.queries.js';
import { ItemDialog } from './item-dialog.js';
import { SalonForm } from './salon-form.js';
import '../styles/admin-content.css';
import '../styles/admin-form.css';

const Waiting = () => (
  <>
    <p className="sr" role="status">
      Loading...
    </p>
    <div className="content-rows" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((each) => (
        <Skeleton key={each} height="5.5rem" />
      ))}
    </div>
  </>
);

/** In the list of changes, in place of an item. */
const ORDER = 'order';

const titleIn = (kind: ContentKind, items: readonly ContentItem[], id: string): string => {
  if (id === ORDER) return 'the order';
  const item = items.find(({ _id }) => _id === id);
  return item ? kind.nameOf(item) : `a ${kind.one}`;
};

interface ItemsProps {
  kind: ContentKind;
  onOpen(item: ContentItem | null): void;
}

function Items({ kind, onOpen }: ItemsProps) {
  const { data, isPending, isFetching, error, refetch } = useQuery(contentQuery(kind.name));
  // The rows stand in the order of the categories: none is shown before that is known.
  const hasGroups = kind.facts !== undefined;
  const categories = useQuery({ ...contentQuery('categories'), enabled: hasGroups });
  if (isPending || (hasGroups && categories.isPending)) return <Waiting />;
  if (!data)
    return (
      <ErrorState
        title="Something went wrong"
        text={messageOf(error, messages.contentFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const changes = <LatestChanges kind={kind.name} titleOf={(id) => titleIn(kind, data, id)} />;
  if (kind.name === 'settings')
    return (
      <>
        <SalonForm kind={kind} item={data[0] ?? null} />
        {changes}
      </>
    );
  if (data.length === 0)
    return (
      <EmptyState art={kind.art} title={`No ${kind.title.toLowerCase()} yet.`} text={kind.lead}>
        <Button variant="primary" onClick={() => onOpen(null)}>
          New {kind.one}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <ContentList kind={kind} items={data} onOpen={onOpen} />
      {changes}
    </>
  );
}

function Kind({ kind }: { kind: ContentKind }) {
  useTitle(kind.title);
  const [open, setOpen] = useState<ContentItem | null | undefined>(undefined);
  return (
    <Page>
      <PageHeading title={kind.title} lead={kind.lead}>
        <Link className={buttonClass({ variant: 'text' })} to="/admin/content">
          All content
        </Link>
        {kind.name !== 'settings' && (
          <Button variant="primary" onClick={() => setOpen(null)}>
            New {kind.one}
          </Button>
        )}
      </PageHeading>
      <Items kind={kind} onOpen={setOpen} />
      <ItemDialog kind={kind} item={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

/** /admin/content/:kind: the items of one kind of content, and what an admin may do with them (decision B1). */
export function ContentPage() {
  const kind = contentKindOf(useParams().kind);
  return kind ? <Kind key={kind.name} kind={kind} /> : <Navigate to="/admin/content" replace />;
}
