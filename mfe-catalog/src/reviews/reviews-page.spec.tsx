import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { ratings, reviews, user } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const PROMPT = /Please log in to submit a review/;

describe('/reviews', () => {
  it('B14 marks the review of who has been here', async () => {
    catalogSalon();
    open('/reviews');
    const cards = within(await screen.findByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).queryByText('Verified visit') !== null)).toEqual([true, false]);
  });

  it('C-004 C-010 C-026 C-030 lists for a visitor what each customer said, dated on the salon calendar', async () => {
    catalogSalon();
    open('/reviews');
    expect(await screen.findByRole('heading', { level: 1, name: 'What Our Clients Say' })).toBeVisible();
    const card = within((await screen.findByText('Lovely quiet rooms.')).closest('li')!);
    expect(card.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(card.getByText('Fathima Rizwan')).toBeVisible();
    expect(card.getByText('Oct 20, 2026')).toBeVisible();
    expect(screen.getAllByRole('img', { name: /of 5 stars/ })).toHaveLength(reviews.length);
  });

  it('C-029 asks a guest to log in, and a customer not', async () => {
    catalogSalon();
    open('/reviews');
    expect(await screen.findByText(PROMPT)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?returnTo=%2Freviews');
  });

  it('C-029 does not ask a customer', async () => {
    const salon = catalogSalon();
    open('/reviews', { signedIn: true });
    await waitFor(() => expect(salon.callsTo('GET /cart/get-cart')).toHaveLength(1));
    expect(screen.queryByText(PROMPT)).toBeNull();
  });

  it('A18 says that the sign-in could not be checked, and Try Again brings the form', async () => {
    const salon = catalogSalon({ 'GET /auth/me': refuse(503, 'UNAVAILABLE', '') });
    open('/reviews', { signedIn: true });
    await screen.findByRole('heading', { name: 'We could not check your sign-in' }, { timeout: 5_000 });
    salon.replies['GET /auth/me'] = { user };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('form', { name: 'Write a review' })).toBeVisible();
  });

  it('C-031 says when there is none', async () => {
    catalogSalon({ 'GET /reviews': { reviews: [], next: null, ratings: [] } });
    open('/reviews');
    expect(await screen.findByText('No reviews yet. Be the first to share your experience!')).toBeVisible();
  });

  it('C-065 says when they cannot be had, and Try Again gets them', async () => {
    const salon = catalogSalon({ 'GET /reviews': refuse(500, 'INTERNAL', '') });
    open('/reviews');
    expect(await screen.findByText('Failed to load reviews')).toBeVisible();
    salon.replies['GET /reviews'] = { reviews, next: null, ratings };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Lovely quiet rooms.')).toBeVisible();
  });
});
