import type { AdminReview } from '@salon/contracts';
import { type Reply } from '@salon/testing/fake-salon';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const review = (_id: string, userName: string, more: Partial<AdminReview> = {}): AdminReview => ({
  _id,
  rating: 4,
  comment: `Words of ${userName}.`,
  createdAt: '2026-11-20T04:00:00.000Z',
  userName,
  verifiedVisit: true,
  hidden: false,
  hiddenReason: null,
  ...more,
});
const reviewSalon = (replies: Record<string, Reply> = {}) =>
  accountSalon({
    'GET /auth/me': { user: admin },
    'GET /admin/content-acts?kind=reviews': { acts: [] },
    'GET /admin/reviews': {
      reviews: [review('a', 'Kumari'), review('b', 'Ruwan', { hidden: true, hiddenReason: 'Names a customer' })],
      next: null,
    },
    ...replies,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('B14 hides a review for a reason, and says that it can be undone', async () => {
  const salon = reviewSalon({ 'POST /admin/reviews/a/hide': { act: { _id: 'act1' } } });
  open('/admin/reviews', { signedIn: true });
  await press('Hide: review by Kumari');
  expect(screen.getByText(/This can be undone\./)).toBeVisible();
  await press('Hide review');
  expect(screen.getByLabelText('Why is it hidden?')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Why is it hidden?'), ' Spam ');
  await press('Hide review');
  await waitFor(() =>
    expect(salon.callsTo('POST /admin/reviews/a/hide').map(({ body }) => body)).toEqual([{ reason: 'Spam' }]),
  );
  expect(await screen.findByRole('button', { name: /Undo/ })).toBeVisible();
});

it('dates a review by the day of the salon', async () => {
  const reviews = [review('a', 'Kumari', { createdAt: '2026-11-20T19:00:00.000Z' })];
  reviewSalon({ 'GET /admin/reviews': { reviews, next: null } });
  open('/admin/reviews', { signedIn: true });
  expect(await screen.findByText(/November 21, 2026/)).toBeVisible();
});

it('B14 shows a hidden review with its reason, and lets guests see it again', async () => {
  const salon = reviewSalon({ 'POST /admin/reviews/b/unhide': { act: { _id: 'act2' } } });
  open('/admin/reviews', { signedIn: true });
  expect(await screen.findByText('Hidden because: Names a customer')).toBeVisible();
  await press('Show again: review by Ruwan');
  await waitFor(() => expect(salon.callsTo('POST /admin/reviews/b/unhide')).toHaveLength(1));
});

it('B14 shows more reviews page by page', async () => {
  const salon = reviewSalon({
    'GET /admin/reviews': { reviews: [review('a', 'Kumari')], next: 'after a' },
    'GET /admin/reviews?cursor=after%20a': { reviews: [review('c', 'Nimali')], next: null },
  });
  open('/admin/reviews', { signedIn: true });
  await press('Show more');
  expect(await screen.findByText('Words of Nimali.')).toBeVisible();
  expect(salon.callsTo('GET /admin/reviews?cursor=after%20a')).toHaveLength(1);
});
