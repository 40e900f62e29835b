import { type ContentItem, messages } from '@salon/contracts';
import { Button, EmptyState } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { Navigate, useParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { AdminPage } from '../screen/admin-page.js';
import { FormDialog } from '../screen/form-dialog.js';
import { Loaded } from '../screen/loaded.js';
import { ContentForm } from './content-form.js';
import { type ContentKind, contentKindOf } from './content-kinds.js';
import { ContentList } from './content-list.js';
import { contentQuery } from '../content/content.queries.js';
import { SalonForm } from './salon-form.js';
import '../styles/admin-content.css';
import '../styles/admin-form.css';

const titleIn = (kind: ContentKind, items: readonly ContentItem[], id: string): string => {
  const item = items.find(({ _id }) => _id === id);
  return item ? kind.nameOf(item) : `a ${kind.one}`;
};

interface ItemsProps {
  kind: ContentKind;
  onOpen(item: ContentItem | null): void;
}

function Items({ kind, onOpen }: ItemsProps) {
  const query = useQuery(contentQuery(kind.name));
  // Rows are in the order of the categories, so none is shown before these are loaded.
  const hasGroups = kind.facts !== undefined;
  const categories = useQuery({ ...contentQuery('categories'), enabled: hasGroups });
  // Not `isPending`: it is true again when a part of the list repeats a failed load.
  const isReady = !hasGroups || categories.isFetched;
  return (
    <Loaded
      query={isReady ? query : { ...query, data: undefined, isPending: true }}
      failed={messages.contentFailed}
      rows={[5, '5.5rem']}
    >
      {(items) => <Shown kind={kind} items={items} onOpen={onOpen} />}
    </Loaded>
  );
}

function Shown({ kind, items: data, onOpen }: ItemsProps & { items: readonly ContentItem[] }) {
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
  /** Null for a new item, undefined while none is open. */
  const [open, setOpen] = useState<ContentItem | null | undefined>(undefined);
  return (
    <AdminPage
      title={kind.title}
      lead={kind.lead}
      back={['All content', '/admin/content']}
      actions={
        kind.name !== 'settings' && (
          <Button variant="primary" onClick={() => setOpen(null)}>
            New {kind.one}
          </Button>
        )
      }
    >
      <Items kind={kind} onOpen={setOpen} />
      <FormDialog
        open={open !== undefined}
        title={open ? `Edit: ${kind.nameOf(open)}` : `New ${kind.one}`}
        onClose={() => setOpen(undefined)}
      >
        {(form) => open !== undefined && <ContentForm {...form} kind={kind} item={open} />}
      </FormDialog>
    </AdminPage>
  );
}

/** /admin/content/:kind: the items of one content type, and an admin's actions on them (decision B1). */
export default function ContentPage() {
  const kind = contentKindOf(useParams().kind);
  return kind ? <Kind key={kind.name} kind={kind} /> : <Navigate to="/admin/content" replace />;
}
