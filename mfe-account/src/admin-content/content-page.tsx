import { type ContentItem, messages } from '@salon/contracts';
import { Button, EmptyState } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { type RouteObject, useParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { NEW_FORM } from '../fields-form/fields.rules.js';
import { useReopenedForm } from '../fields-form/form-drafts.js';
import { AdminPage } from '../screen/admin-page.js';
import { FormDialog } from '../screen/form-dialog.js';
import { Loaded } from '../screen/loaded.js';
import { ContentForm } from './content-form.js';
import { type ContentScreen, contentScreenOf } from './content-screens.js';
import { ContentList } from './content-list.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { missingMonths } from './content.rules.js';
import { OffersBesideMenu } from './price-effects.js';
import { useFilledScreen } from './filled-names.js';
import { SalonForm } from './salon-form.js';
import '../styles/admin-content.css';
import '../styles/admin-form.css';

const titleIn = (screen: ContentScreen, items: readonly ContentItem[], id: string): string => {
  const item = items.find(({ _id }) => _id === id);
  return item ? screen.nameOf(item) : `a ${screen.one}`;
};

interface ItemsProps {
  screen: ContentScreen;
  onOpen(item: ContentItem | null): void;
}

function Items({ screen, onOpen }: ItemsProps) {
  const query = useQuery(contentItemsQuery(screen.name));
  // Rows are in the order of the categories and below the offers of OffersBesideMenu, so they wait for both.
  const hasGroups = screen.facts !== undefined;
  const categories = useQuery({ ...contentItemsQuery('categories'), enabled: hasGroups });
  const offers = useQuery({ ...contentItemsQuery('offers'), enabled: hasGroups });
  // Not `isPending`: it is true again when a part of the list repeats a failed load.
  const isReady = !hasGroups || (categories.isFetched && offers.isFetched);
  return (
    <Loaded query={query} isReady={isReady} failed={messages.contentFailed} rows={[5, '5.5rem']}>
      {(items) => <Shown screen={screen} items={items} onOpen={onOpen} />}
    </Loaded>
  );
}

function Shown({ screen, items: data, onOpen }: ItemsProps & { items: readonly ContentItem[] }) {
  const changes = <LatestChanges kind={screen.name} titleOf={(id) => titleIn(screen, data, id)} />;
  if (screen.name === 'settings')
    return (
      <>
        <SalonForm screen={screen} item={data[0] ?? null} />
        {changes}
      </>
    );
  if (data.length === 0)
    return (
      <EmptyState art={screen.art} title={`No ${screen.title.toLowerCase()} yet.`} text={screen.lead}>
        <Button variant="primary" onClick={() => onOpen(null)}>
          New {screen.one}
        </Button>
      </EmptyState>
    );
  return (
    <>
      {screen.name === 'services' && <OffersBesideMenu />}
      <ContentList screen={screen} items={data} onOpen={onOpen} />
      {changes}
    </>
  );
}

/** Whether an item can be created: there is one salon, and each month has one item. */
const isOpenToNew = ({ name }: ContentScreen, items: readonly ContentItem[] | undefined): boolean =>
  name !== 'settings' && (name !== 'almanac' || (items !== undefined && missingMonths(items).length > 0));

function Screen({ screen: stored }: { screen: ContentScreen }) {
  const screen = useFilledScreen(stored);
  const { data: items } = useQuery(contentItemsQuery(screen.name));
  /** Null for a new item, undefined while none is open. */
  const [open, setOpen] = useState<ContentItem | null | undefined>(undefined);
  useReopenedForm(items !== undefined && screen.name !== 'settings', (form) =>
    setOpen(form === NEW_FORM ? null : items?.find(({ _id }) => _id === form)),
  );
  return (
    <AdminPage
      title={screen.title}
      lead={screen.lead}
      back={['All content', '/admin/content']}
      actions={
        isOpenToNew(screen, items) && (
          <Button variant="primary" onClick={() => setOpen(null)}>
            New {screen.one}
          </Button>
        )
      }
    >
      <Items screen={screen} onOpen={setOpen} />
      <FormDialog
        open={open !== undefined}
        title={open ? `Edit: ${screen.nameOf(open)}` : `New ${screen.one}`}
        onClose={() => setOpen(undefined)}
      >
        {(form) => open !== undefined && <ContentForm {...form} screen={screen} item={open} />}
      </FormDialog>
    </AdminPage>
  );
}

/** /admin/content/:type: the items of one content type, and an admin's actions on them (decision B1). */
export default function ContentPage() {
  const screen = contentScreenOf(useParams().type);
  return screen && <Screen key={screen.name} screen={screen} />;
}

/** An unknown content type has no page. */
export const loader: RouteObject['loader'] = ({ params: { type } }) => {
  if (!contentScreenOf(type)) throw new Response(null, { status: 404 });
  return null;
};
