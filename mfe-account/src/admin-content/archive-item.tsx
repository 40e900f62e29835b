import { type ContentItem, messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { messageOf, salonToday, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { type OfferItem, offersWith } from '../admin-offers/offers.rules.js';
import { contentItemsQuery } from '../content/content.queries.js';
import type { ContentScreen } from './content-screens.js';
import { useArchiveContent } from './use-content.js';

/** Archives an item, or restores it; asks first when special offers disappear with a service (decision B8). */
export function ArchiveItem({ screen, item }: { screen: ContentScreen; item: ContentItem }) {
  const client = useQueryClient();
  const [offers, setOffers] = useState<string[]>([]);
  const archive = useArchiveContent(screen, item);
  const name = screen.nameOf(item);
  const label = item.archived ? 'Restore' : 'Archive';
  const check = useMutation({
    mutationFn: async () => {
      const query = contentItemsQuery<OfferItem>('offers');
      // Another admin may have made an offer since the last read.
      await client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
      return client.fetchQuery(query);
    },
    onSuccess: (all) => {
      const titles = offersWith(item._id, all, salonToday());
      if (titles.length > 0) setOffers(titles);
      else archive.mutate();
    },
    onError: (error) => toast.error(messageOf(error, messages.contentArchiveFailed)),
  });
  const close = () => setOffers([]);
  return (
    <>
      <Button
        variant="text"
        busy={check.isPending || archive.isPending}
        onClick={() => (screen.name === 'services' && !item.archived ? check.mutate() : archive.mutate())}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={offers.length > 0}
        title={`Archive ${name}?`}
        text={`Guests do not see special offers with it while it is archived: ${offers.join(', ')}.`}
        confirmLabel="Archive"
        cancelLabel="Keep"
        danger
        onCancel={close}
        onConfirm={() => {
          close();
          archive.mutate();
        }}
      />
    </>
  );
}
