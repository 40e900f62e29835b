import { refuse } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import type { CatalogClient } from '../catalog/catalog.client.js';
import { serviceRefusal } from '../catalog/offered.rules.js';
import { offerRefusal } from './cart.rules.js';

/**
 * Checks with the catalog whether booked items are still offered; their price was fixed at booking.
 * @throws DomainError `conflict` or `not_found`: an expired or archived offer, an archived service
 */
export async function assertStillOffered(
  catalog: CatalogClient,
  { offer, lines }: { offer: { id: string } | null; lines: readonly { serviceId: string }[] },
  today: LocalDay,
): Promise<void> {
  if (offer) {
    const found = await catalog.offer(offer.id);
    if (!found) throw refuse('OFFER_GONE', { params: { reason: 'booked' } });
    const refusal = offerRefusal(found, today);
    if (refusal) throw refusal;
  }
  const services = await catalog.lookup(lines.map(({ serviceId }) => serviceId));
  for (const { serviceId } of lines) {
    const refusal = serviceRefusal(services.get(serviceId));
    if (refusal) throw refusal;
  }
}
