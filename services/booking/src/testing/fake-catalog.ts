import type { PricedOffer, PricedService, Site } from '@salon/contracts';
import type { Clock } from '@salon/kernel';
import { seedId } from '@salon/nest-kit';
import { CatalogClient } from '../catalog/catalog.client.js';

export const service = (name: string, change: Partial<PricedService> = {}): PricedService => ({
  id: seedId(name),
  title: name,
  description: `${name}, done well.`,
  category: 'hair',
  thumbnail: null,
  priceCents: 450_000,
  minutes: 60,
  archived: false,
  ...change,
});

export const CUT = service('Cut');
export const NAILS = service('Nails', { priceCents: 180_050, minutes: 30 });
export const RITUAL = service('Ritual', { priceCents: 900_000, minutes: 240 });

/** A catalog with the data of a test. */
export class FakeCatalog extends CatalogClient {
  readonly menu = new Map<string, PricedService>();
  readonly deals = new Map<string, PricedOffer>();

  constructor(clock: Clock) {
    super({ url: 'http://127.0.0.1:1', key: 'k'.repeat(32) }, clock);
    this.put(CUT, NAILS, RITUAL);
  }

  put(...services: PricedService[]): void {
    for (const each of services) this.menu.set(each.id, each);
  }

  putOffer(change: Partial<PricedOffer> = {}): PricedOffer {
    const offer: PricedOffer = {
      id: seedId('the evening pair'),
      title: 'The evening pair',
      description: 'Both, for less.',
      image: null,
      priceCents: 500_000,
      originalPriceCents: 630_050,
      discount: 21,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      services: [CUT, NAILS],
      ...change,
    };
    this.deals.set(offer.id, offer);
    return offer;
  }

  override async lookup(ids: readonly string[]): Promise<Map<string, PricedService>> {
    return new Map([...this.menu].filter(([id]) => ids.includes(id)));
  }

  override lookupCached(ids: readonly string[]): Promise<Map<string, PricedService>> {
    return this.lookup(ids);
  }

  override async offer(id: string): Promise<PricedOffer | null> {
    return this.deals.get(id) ?? null;
  }

  override async site(): Promise<Site> {
    return { brand: 'Araliya', address: '12 Temple Road, Colombo', phone: '011 234 5678' } as Site;
  }
}
