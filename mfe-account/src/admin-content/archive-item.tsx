import { type ContentItem, messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { messageOf, salonToday, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import { type OfferItem, offersWith } from '../admin-offers/offers.rules.js';
import { cartsQuery, contentItemsQuery } from '../content/content.queries.js';
import { archiveEffects } from './content.rules.js';
import type { ContentScreen } from './content-screens.js';
import { useArchiveContent } from './use-content.js';

/** Archives an item, or restores it; asks first when a service is in carts or in special offers (decision B8). */
export function ArchiveItem({ screen, item }: { screen: ContentScreen; item: ContentItem }) {
  const client = useQueryClient();
  const [effects, setEffects] = useState<string[]>([]);
  const archive = useArchiveContent(screen, item);
  const name = screen.nameOf(item);
  const label = item.archived ? 'Restore' : 'Archive';
  const check = useMutation({
    mutationFn: async () => {
      const [offersRead, cartsRead] = [contentItemsQuery<OfferItem>('offers'), cartsQuery(item._id)];
      // Another admin may have made an offer, and a customer filled a cart, since the last read.
      for (const { queryKey } of [offersRead, cartsRead])
        await client.invalidateQueries({ queryKey, refetchType: 'none' });
      const [offers, carts] = await Promise.all([client.fetchQuery(offersRead), client.fetchQuery(cartsRead)]);
      return archiveEffects({ offers: offersWith(item._id, offers, salonToday()), carts });
    },
    onSuccess: (found) => {
      if (found.length > 0) setEffects(found);
      else archive.mutate();
    },
    onError: (error) => toast.error(messageOf(error, messages.contentArchiveFailed)),
  });
  const close = () => setEffects([]);
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
        open={effects.length > 0}
        title={`Archive ${name}?`}
        text={effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
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
