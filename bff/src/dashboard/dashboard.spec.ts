import type { AdminReview, Today } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const today: Today = { date: '2026-11-26', closed: null, stylists: [], money: { online: 1000, desk: 0, refunds: 0 } };
const review = (at: number): AdminReview => ({
  _id: `r${at}`,
  rating: 5,
  comment: 'Lovely',
  createdAt: '2026-11-26T05:00:00.000Z',
  userName: 'Nimali',
  verifiedVisit: true,
  hidden: false,
  hiddenReason: null,
});
const read = async () => (await bff.call('GET /api/admin/dashboard', { token: bff.token })).body.data;

it('is today and the newest reviews, in one call', async () => {
  bff.services.booking.on('GET /today', { status: 200, body: today });
  bff.services.catalog.on('GET /reviews/all', { status: 200, body: { reviews: [1, 2, 3, 4].map(review), next: null } });
  expect(await read()).toEqual({ today, reviews: [1, 2, 3].map(review) });
});

it.each([
  [{ status: 200, body: today }, failed(500, 'BUG'), { today, reviews: null }],
  [failed(503, 'UNAVAILABLE'), { status: 200, body: { reviews: [], next: null } }, { today: null, reviews: [] }],
])('says which parts are missing and shows the others', async (ofBooking, ofCatalog, expected) => {
  bff.services.booking.on('GET /today', ofBooking);
  bff.services.catalog.on('GET /reviews/all', ofCatalog);
  expect(await read()).toEqual(expected);
});
