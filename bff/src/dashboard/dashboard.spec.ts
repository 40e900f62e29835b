import type { AdminReview, Today } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const today: Today = { date: '2026-11-26', closed: null, stylists: [], money: { online: 1000, desk: 0, refunds: 0 } };
const none = { tasks: [], total: 0 };
const tasks = { refunds: { tasks: [], total: 2 }, notices: none, mails: none, holds: none, outside: 1, total: 3 };
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

it('is today, what waits and the newest reviews, in one call', async () => {
  bff.services.booking.on('GET /today', { status: 200, body: today });
  bff.services.booking.on('GET /open-tasks', { status: 200, body: tasks });
  bff.services.catalog.on('GET /reviews/all', { status: 200, body: { reviews: [1, 2, 3, 4].map(review), next: null } });
  expect(await read()).toEqual({
    today,
    tasks: { refunds: 2, notices: 0, mails: 0, outside: 1, total: 3 },
    reviews: [1, 2, 3].map(review),
  });
});

it('says which parts are missing and shows the others', async () => {
  bff.services.booking.on('GET /today', failed(503, 'UNAVAILABLE'));
  bff.services.booking.on('GET /open-tasks', { status: 200, body: tasks });
  bff.services.catalog.on('GET /reviews/all', failed(500, 'BUG'));
  expect(await read()).toMatchObject({ today: null, tasks: { total: 3 }, reviews: null });
});
