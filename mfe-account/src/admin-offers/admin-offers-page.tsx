import { messages } from '@salon/contracts';
import { Button, EmptyState, ErrorState, Page, PageHeading } from '@salon/ui';
import { messageOf, salonToday, useTitle } from '@salon/web-kit';
import { useState } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { OrderHandle } from '../admin-order/order-handle.js';
import { withPart } from '../admin-order/order.rules.js';
import { useRowOrder } from '../admin-order/use-row-order.js';
import { useSaveOrder } from '../admin-order/use-save-order.js';
import { putContentOrder } from '../content/content.api.js';
import { FormDialog } from '../screen/form-dialog.js';
import { adminOffersQuery } from './admin-offers.queries.js';
import { OfferForm } from './offer-form.js';
import { OfferRow, OfferRowSkeleton } from './offer-row.js';
import { type OfferItem, orderGroups, sortOffers } from './offers.rules.js';
import { useAdminOffers } from './use-admin-offers.js';
import '../styles/admin-offers.css';
import '../styles/admin-form.css';
import '../styles/offer-form.css';

/** Null for a new offer, an item for one being edited, undefined for neither. */
type Open = OfferItem | null | undefined;

/** Shown in the list of changes in place of an offer. */
const ORDER = 'order';

const Waiting = () => (
  <>
    <p className="sr" role="status">
      Loading special offers...
    </p>
    <ul className="offer-rows" aria-hidden="true">
      {[1, 2, 3, 4].map((each) => (
        <OfferRowSkeleton key={each} />
      ))}
    </ul>
  </>
);

function OfferList({ offers, today, onOpen }: { offers: OfferItem[]; today: string; onOpen(open: Open): void }) {
  const save = useSaveOrder<OfferItem>({
    queryKey: adminOffersQuery.queryKey,
    put: (order) => putContentOrder('offers', order),
    idOf: ({ _id }) => _id,
  });
  const groups = orderGroups(offers, today);
  const { rowOf, handleOf } = useRowOrder({
    groups,
    onOrder: (part) =>
      void save(
        withPart(
          offers.map(({ _id }) => _id),
          part,
        ),
      ),
  });
  const isMovable = (id: string) => groups.some((group) => group.length > 1 && group.includes(id));
  return (
    <ul className="offer-rows" aria-label="Special offers">
      {sortOffers(offers, today).map((item) => (
        <OfferRow
          {...rowOf(item._id)}
          key={item._id}
          item={item}
          today={today}
          handle={isMovable(item._id) && <OrderHandle name={item.fields.title} {...handleOf(item._id)} />}
          onEdit={() => onOpen(item)}
        />
      ))}
    </ul>
  );
}

function Offers({ onOpen }: { onOpen(open: Open): void }) {
  const { data, isPending, isFetching, error, refetch } = useAdminOffers();
  const today = salonToday();
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <ErrorState
        title={messages.somethingWrong}
        text={messageOf(error, messages.contentFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) {
    return (
      <EmptyState
        art="/art/tile-offers.svg"
        title="No special offers yet."
        text="Put services together that go well with each other, at a gentler price."
      >
        <Button variant="primary" onClick={() => onOpen(null)}>
          New offer
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <OfferList offers={data} today={today} onOpen={onOpen} />
      <LatestChanges
        kind="offers"
        titleOf={(id) =>
          id === ORDER ? 'the order' : (data.find(({ _id }) => _id === id)?.fields.title ?? 'an offer')
        }
      />
    </>
  );
}

/** /admin/offers: every special offer, running or not, and an admin's actions on it (decisions B1, B7, B8). */
export function AdminOffersPage() {
  useTitle('Special Offers');
  const [open, setOpen] = useState<Open>(undefined);
  return (
    <Page>
      <PageHeading title="Special Offers" lead={messages.contentEffect}>
        <Button variant="primary" onClick={() => setOpen(null)}>
          New offer
        </Button>
      </PageHeading>
      <Offers onOpen={setOpen} />
      <FormDialog
        open={open !== undefined}
        title={open ? `Edit: ${open.fields.title}` : 'New special offer'}
        onClose={() => setOpen(undefined)}
      >
        {(form) => open !== undefined && <OfferForm {...form} item={open} today={salonToday()} />}
      </FormDialog>
    </Page>
  );
}
