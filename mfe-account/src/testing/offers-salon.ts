import { type ContentItem, type OfferFields } from '@salon/contracts';
import type { Reply } from '@salon/testing/fake-salon';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from './fixtures.js';
import { accountSalon } from './open.js';

export const CUT = '11111111-1111-4111-8111-111111111111';
export const GEL = '22222222-2222-4222-8222-222222222222';
const OLD = '33333333-3333-4333-8333-333333333333';

const service = (_id: string, title: string, price: number, archived = false) => ({
  _id,
  archived,
  position: 0,
  version: 'v',
  fields: { title, price, category: 'hair', averageTime: 60 },
});
const offer = (
  _id: string,
  position: number,
  more: Partial<OfferFields> & { archived?: boolean } = {},
): ContentItem<OfferFields> => {
  const { archived = false, ...fields } = more;
  return {
    _id,
    archived,
    position,
    version: 'v',
    fields: {
      title: `Offer ${_id}`,
      description: 'Two at once.',
      price: 6000,
      originalPrice: 8000,
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      services: [CUT, GEL],
      image: null,
      ...fields,
    },
  };
};
const OFFERS = [
  offer('a', 0, { archived: true }),
  offer('b', 1, { endDate: '2020-01-02' }),
  offer('c', 2, { startDate: '2099-12-31' }),
  offer('d', 3),
];
export const act = { _id: 'act1' };

/** The admin's salon; submitted forms are recorded as plain records. */
export function offersSalon(replies: Record<string, Reply> = {}) {
  const salon = accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/content/offers': { entries: OFFERS },
    'GET /admin/content-acts?kind=offers': { acts: [] },
    'GET /admin/content/services': {
      entries: [service(CUT, 'Haircut', 4500), service(GEL, 'Gel polish', 3900), service(OLD, 'Perm', 9000, true)],
    },
    ...replies,
  });
  const sent: { call: string; form: Record<string, FormDataEntryValue> }[] = [];
  const others = globalThis.fetch;
  globalThis.fetch = ((url: string, init: RequestInit = {}) => {
    if (init.body instanceof FormData)
      sent.push({ call: `${init.method} ${url}`, form: Object.fromEntries(init.body) });
    return others(url, init);
  }) as typeof fetch;
  return { salon, sent };
}
export const rows = async () =>
  within(await screen.findByRole('list', { name: 'Special offers' })).getAllByRole('listitem');
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
