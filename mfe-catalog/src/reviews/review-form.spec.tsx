import { catalogRefusals, messages, type Review, type ReviewRequest } from '@salon/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Call, never, refuse } from '@salon/testing/fake-salon';
import { ratings, reviews, user } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const mine: Review = {
  _id: 'r2',
  rating: 4,
  comment: 'Lovely quiet rooms.',
  createdAt: '2026-10-19T20:10:00Z',
  verifiedVisit: false,
  user: { name: 'Dilani Perera', profileImage: null },
};
const written = ({ body }: Call): { review: Review } => ({
  review: { ...mine, _id: 'r9', ...(body as ReviewRequest) },
});

const form = (name: string) => screen.findByRole('form', { name });
const stars = (label: string) => screen.getByRole('radio', { name: label });
const comment = () => screen.getByRole('textbox', { name: 'Your comment' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write(rating: string, words: string): Promise<void> {
  await form('Write a review');
  await userEvent.click(stars(rating));
  await userEvent.type(comment(), words);
  await press('Submit review');
}

describe('the review of a customer', () => {
  it('C-057 C-066 F-042 is written once, confirmed, and first in the list at once', async () => {
    const salon = catalogSalon({ 'POST /reviews': written });
    open('/reviews', { signedIn: true });
    await write('5 stars', '  Best cut in town.  ');
    await screen.findByText('Review submitted successfully');
    expect(salon.callsTo('POST /reviews').map(({ body }) => body)).toEqual([
      { rating: 5, comment: 'Best cut in town.' },
    ]);
    const list = within(screen.getByRole('list', { name: 'Reviews' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Best cut in town.');
    expect(await form('Edit your review')).toBeVisible();
    expect(comment()).toHaveValue('Best cut in town.');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('C-030 is in the list also when it was saved before the list had loaded', async () => {
    let loads = 0;
    const saved = written({ body: { rating: 5, comment: 'Best cut in town.' } } as Call).review;
    catalogSalon({
      'GET /reviews': () => (++loads === 1 ? never() : { reviews: [saved], next: null, ratings }),
      'POST /reviews': written,
    });
    open('/reviews', { signedIn: true });
    await write('5 stars', 'Best cut in town.');
    const list = await screen.findByRole('list', { name: 'Reviews' });
    expect(within(list).getByText('Best cut in town.')).toBeVisible();
  });

  it('C-058 C-067 F-041 F-043 that exists is shown in the form, and edited in its place', async () => {
    const salon = catalogSalon({
      'GET /reviews/user/me': { review: mine },
      'PATCH /reviews/r2': ({ body }: Call) => ({ review: { ...mine, ...(body as ReviewRequest) } }),
    });
    open('/reviews', { signedIn: true });
    await form('Edit your review');
    expect(stars('4 stars')).toBeChecked();
    expect(comment()).toHaveValue('Lovely quiet rooms.');
    await userEvent.click(stars('2 stars'));
    await userEvent.type(comment(), ' And tea.');
    await press('Update review');
    await screen.findByText('Review updated successfully');
    expect(salon.callsTo('PATCH /reviews/r2').map(({ body }) => body)).toEqual([
      { rating: 2, comment: 'Lovely quiet rooms. And tea.' },
    ]);
    const items = within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
    expect(items).toHaveLength(reviews.length);
    expect(items[1]).toHaveTextContent('Lovely quiet rooms. And tea.');
  });

  it('C-027 C-028 C-052 shows the form to who is logged in: one of five ratings and a comment', async () => {
    catalogSalon();
    open('/reviews', { signedIn: true });
    const shown = within(await form('Write a review'));
    expect(shown.getAllByRole('radio').map((star) => star.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5']);
    expect(shown.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  });

  it('C-060 C-061 names what is missing, at its field, and sends nothing', async () => {
    const salon = catalogSalon();
    open('/reviews', { signedIn: true });
    await form('Write a review');
    await userEvent.type(comment(), '   ');
    await press('Submit review');
    expect(await screen.findByText('Please select a rating')).toBeVisible();
    expect(screen.getByText('Please enter a comment')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toHaveAccessibleDescription(
      'Please select a rating',
    );
    expect(comment()).toBeInvalid();
    await userEvent.click(stars('1 star'));
    await userEvent.type(comment(), 'Late.');
    expect(screen.queryByText('Please select a rating')).toBeNull();
    expect(screen.queryByText('Please enter a comment')).toBeNull();
    expect(salon.callsTo('POST /reviews')).toEqual([]);
  });

  it('C-060 takes its stars from the keyboard', async () => {
    catalogSalon();
    open('/reviews', { signedIn: true });
    await form('Write a review');
    stars('1 star').focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    expect(stars('3 stars')).toBeChecked();
    expect(screen.getByText('Good')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(stars('2 stars')).toHaveFocus();
  });

  it('T46 counts its characters, and refuses one too many in words', async () => {
    const salon = catalogSalon();
    open('/reviews', { signedIn: true });
    await form('Write a review');
    await userEvent.click(stars('5 stars'));
    await userEvent.click(comment());
    await userEvent.paste('a'.repeat(2001));
    expect(comment()).toHaveAccessibleDescription('2,001 of 2,000 characters');
    await press('Submit review');
    expect(await screen.findByText(messages.commentTooLong)).toBeVisible();
    expect(salon.callsTo('POST /reviews')).toEqual([]);
  });

  it('C-068 that cannot be sent is said to have failed, and nothing typed is lost', async () => {
    catalogSalon({ 'POST /reviews': new Response('', { status: 418 }) });
    open('/reviews', { signedIn: true });
    await write('5 stars', 'Best cut in town.');
    await screen.findByText('Failed to submit review');
    expect(comment()).toHaveValue('Best cut in town.');
    expect(stars('5 stars')).toBeChecked();
  });

  it('C-059 written in another tab meanwhile is edited from here, with what was typed', async () => {
    const salon = catalogSalon({ 'POST /reviews': refuse(409, 'REVIEW_TAKEN', catalogRefusals.REVIEW_TAKEN.text) });
    open('/reviews', { signedIn: true });
    await form('Write a review');
    salon.replies['GET /reviews/user/me'] = { review: mine };
    await write('1 star', 'From this tab.');
    await screen.findByText('You have already written a review. You can edit it.');
    expect(await form('Edit your review')).toBeVisible();
    expect(comment()).toHaveValue('From this tab.');
    expect(stars('1 star')).toBeChecked();
  });

  it('is sent once, however often the button is pressed', async () => {
    const salon = catalogSalon({ 'POST /reviews': never });
    open('/reviews', { signedIn: true });
    await write('5 stars', 'Best cut in town.');
    await press('Submit review');
    await userEvent.type(comment(), '{Enter}');
    expect(salon.callsTo('POST /reviews')).toHaveLength(1);
  });

  it('keeps the rating that is being sent', async () => {
    catalogSalon({ 'POST /reviews': never });
    open('/reviews', { signedIn: true });
    await write('5 stars', 'Best cut in town.');
    await userEvent.click(stars('2 stars'));
    expect(stars('5 stars')).toBeChecked();
    expect(screen.getByText('Excellent')).toBeVisible();
  });

  it.each([
    ['them after they signed in again', user, 'Best cut in town.'],
    ['nobody else', { ...user, _id: 'u9' }, ''],
  ])('that was not sent when the session ended is shown to %s', async (_whom, next, shown) => {
    const salon = catalogSalon();
    open('/reviews', { signedIn: true });
    await form('Write a review');
    await userEvent.click(stars('5 stars'));
    await userEvent.type(comment(), 'Best cut in town.');
    cleanup(); // The page gives way to the login page.
    salon.replies['GET /auth/me'] = { user: next };
    open('/reviews', { signedIn: true, keepStorage: true });
    await form('Write a review');
    expect(comment()).toHaveValue(shown);
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(shown ? 1 : 0);
  });

  it('keeps of what was typed before the session ended only what was typed', async () => {
    const salon = catalogSalon({ 'GET /reviews/user/me': { review: mine } });
    open('/reviews', { signedIn: true });
    await form('Edit your review');
    await userEvent.type(comment(), ' And tea.');
    cleanup();
    salon.replies['GET /reviews/user/me'] = { review: { ...mine, rating: 2 } }; // Changed on another device.
    open('/reviews', { signedIn: true, keepStorage: true });
    await form('Edit your review');
    expect(comment()).toHaveValue('Lovely quiet rooms. And tea.');
    expect(stars('2 stars')).toBeChecked();
  });

  it.each([
    ['empty', 'Write a review', null, ''],
    ['as it was sent', 'Edit your review', mine, mine.comment],
  ])('is %s again when what was typed is discarded, also in the tab', async (_how, name, review, words) => {
    catalogSalon({ 'GET /reviews/user/me': { review } });
    open('/reviews', { signedIn: true });
    await form(name);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.click(stars('5 stars'));
    await userEvent.type(comment(), ' And tea.');
    await press('Discard');
    expect(comment()).toHaveValue(words);
    expect(screen.queryByRole('radio', { checked: true })).toBe(review && stars('4 stars'));
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(screen.getByRole('heading', { name })).toHaveFocus();
  });

  it('cannot be read: says so, and Try Again gets it', async () => {
    const salon = catalogSalon({ 'GET /reviews/user/me': refuse(503, 'UNAVAILABLE', '') });
    open('/reviews', { signedIn: true });
    expect(await screen.findByText('Failed to load your review')).toBeVisible();
    salon.replies['GET /reviews/user/me'] = { review: mine };
    await press('Try Again');
    expect(await form('Edit your review')).toBeVisible();
  });
});

describe('who may not write one', () => {
  it('C-027 C-062 a guest is asked to log in and shown no form', async () => {
    const salon = catalogSalon();
    open('/reviews');
    expect(await screen.findByText(/Please log in to submit a review/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(salon.callsTo('GET /reviews/user/me')).toEqual([]);
  });

  it('who is not verified is sent to do that first', async () => {
    const salon = catalogSalon({ 'GET /auth/me': { user: { ...user, isVerified: false } } });
    open('/reviews', { signedIn: true });
    expect(await screen.findByText(/Please verify your email to continue/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify your email' })).toHaveAttribute('href', '/verify-email');
    await waitFor(() => expect(salon.callsTo('GET /reviews')).toHaveLength(1));
    expect(salon.callsTo('GET /reviews/user/me')).toEqual([]);
  });
});
