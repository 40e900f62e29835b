import { messages } from '@salon/contracts';
import { Button, EmptyState } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { isLike, useReopenedForm } from '../fields-form/form-drafts.js';
import { OrderHandle } from '../admin-order/order-handle.js';
import { useRowOrder } from '../admin-order/use-row-order.js';
import { useSaveOrder } from '../admin-order/use-save-order.js';
import { putContentOrder } from '../content/content.api.js';
import { contentItemsQuery } from '../content/content.queries.js';
import { AdminPage } from '../screen/admin-page.js';
import { FormDialog } from '../screen/form-dialog.js';
import { LoadError } from '../screen/load-failed.js';
import { OFFER_FORM, OfferForm } from './offer-form.js';
import { OfferRow, OfferRowSkeleton } from './offer-row.js';
import {
  formOf,
  notShownText,
  type OfferItem,
  type OfferValues,
  orderGroups,
  type ServiceItem,
  sortOffers,
} from './offers.rules.js';
import '../styles/admin-offers.css';
import '../styles/admin-form.css';
import '../styles/offer-form.css';

/** An offer whose form is open. */
interface Open {
  /** Null for a new offer. */
  item: OfferItem | null;
  /** What was typed before the session ended. */
  values?: OfferValues;
}

const VALUES: OfferValues = { ...formOf(null, ''), services: [''] };
const FIELDS: OfferItem['fields'] = { ...VALUES, price: 0, originalPrice: 0, image: null };

const isOpen = (typed: unknown): typed is Open =>
  isLike<{ item: unknown; values: OfferValues }>({ item: null, values: VALUES }, typed) &&
  (typed.item === null || isLike({ _id: '', version: '', fields: FIELDS }, typed.item));

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

interface ListProps {
  offers: OfferItem[];
  services: readonly ServiceItem[];
  today: string;
  onOpen(open: Open): void;
}

function OfferList({ offers, services, today, onOpen }: ListProps) {
  const save = useSaveOrder({
    queryKey: contentItemsQuery('offers').queryKey,
    put: (order) => putContentOrder('offers', order),
  });
  const groups = orderGroups(offers, today);
  const { rowOf, handleOf } = useRowOrder({
    groups,
    onOrder: (part) => void save(part),
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
          notShown={notShownText(item, services, today)}
          handle={isMovable(item._id) && <OrderHandle name={item.fields.title} {...handleOf(item._id)} />}
          onEdit={() => onOpen({ item })}
        />
      ))}
    </ul>
  );
}

function Offers({ onOpen }: { onOpen(open: Open): void }) {
  const query = useQuery(contentItemsQuery<OfferItem>('offers'));
  const services = useQuery(contentItemsQuery<ServiceItem>('services'));
  const { data } = query;
  const today = salonToday();
  if (isFirstLoad(query) || isFirstLoad(services)) return <Waiting />;
  if (!data) return <LoadError query={query} failed={messages.contentFailed} />;
  if (data.length === 0) {
    return (
      <EmptyState
        art="/art/tile-offers.svg"
        title="No special offers yet."
        text="Put services together that go well with each other, at a gentler price."
      >
        <Button variant="primary" onClick={() => onOpen({ item: null })}>
          New offer
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <OfferList offers={data} services={services.data ?? []} today={today} onOpen={onOpen} />
      <LatestChanges kind="offers" titleOf={(id) => data.find(({ _id }) => _id === id)?.fields.title ?? 'an offer'} />
    </>
  );
}

/** Opens the offer that `?edit={id}` names, once. */
function useNamedOffer(onOpen: (open: Open) => void) {
  const [search, setSearch] = useSearchParams();
  const { data: offers } = useQuery(contentItemsQuery<OfferItem>('offers'));
  const named = search.get('edit');
  const begin = useEffectEvent(() => {
    const item = offers?.find(({ _id }) => _id === named);
    setSearch({}, { replace: true });
    if (item) onOpen({ item });
  });
  const isReady = named !== null && offers !== undefined;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}

/**
 * /admin/offers: every special offer, running or not, and an admin's actions on it (decisions B1, B7, B8). `?edit={id}`
 * opens the form of an offer.
 */
export default function AdminOffersPage() {
  const [open, setOpen] = useState<Open | null>(null);
  useNamedOffer(setOpen);
  useReopenedForm(true, (form, typed) => {
    if (form === OFFER_FORM && isOpen(typed)) setOpen(typed);
  });
  return (
    <AdminPage
      title="Special Offers"
      lead={messages.contentEffect}
      actions={
        <Button variant="primary" onClick={() => setOpen({ item: null })}>
          New offer
        </Button>
      }
    >
      <Offers onOpen={setOpen} />
      <FormDialog
        open={open !== null}
        title={open?.item ? `Edit: ${open.item.fields.title}` : 'New special offer'}
        onClose={() => setOpen(null)}
      >
        {(form) => open && <OfferForm {...form} item={open.item} today={salonToday()} typed={open.values} />}
      </FormDialog>
    </AdminPage>
  );
}
