import { messages } from '@salon/contracts';
import { Button, EmptyState, ErrorState, Page, PageHeading } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { messageOf, salonToday, useTitle } from '@salon/web-kit';
import { useState } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { OfferForm } from './offer-form.js';
import { OfferRow, OfferRowSkeleton } from './offer-row.js';
import { type OfferEntry, sortOffers } from './offers.rules.js';
import { useAdminOffers } from './use-admin-offers.js';
import '../styles/admin-offers.css';
import '../styles/admin-form.css';
import '../styles/offer-form.css';

/** Null for a new offer, an entry for one being edited, undefined while neither is. */
type Open = OfferEntry | null | undefined;

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

function Offers({ onOpen }: { onOpen(open: Open): void }) {
  const { data, isPending, isFetching, error, refetch } = useAdminOffers();
  const today = salonToday();
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <ErrorState
        title="Something went wrong"
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
      <ul className="offer-rows" aria-label="Special offers">
        {sortOffers(data, today).map((entry) => (
          <OfferRow key={entry._id} entry={entry} today={today} onEdit={() => onOpen(entry)} />
        ))}
      </ul>
      <LatestChanges kind="offers" titleOf={(id) => data.find(({ _id }) => _id === id)?.fields.title ?? 'an offer'} />
    </>
  );
}

/** /admin/offers: every special offer, running or not, and what an admin may do with it (decisions B1, B7, B8). */
export function AdminOffersPage() {
  useTitle('Special Offers');
  const [open, setOpen] = useState<Open>(undefined);
  const close = () => setOpen(undefined);
  return (
    <Page>
      <PageHeading
        title="Special Offers"
        lead="What you change here, guests see within two seconds. Each change can be undone for a day."
      >
        <Button variant="primary" onClick={() => setOpen(null)}>
          New offer
        </Button>
      </PageHeading>
      <Offers onOpen={setOpen} />
      <Dialog
        open={open !== undefined}
        onOpenChange={(wanted) => {
          if (!wanted) close();
        }}
        title={open ? `Edit: ${open.fields.title}` : 'New special offer'}
        wide
      >
        {open !== undefined && <OfferForm entry={open} today={salonToday()} onClose={close} />}
      </Dialog>
    </Page>
  );
}
