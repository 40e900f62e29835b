import { catalogRefusals, type Review, type ReviewRequest } from '@salon/contracts';
import { type Call, refuse } from '@salon/testing/fake-salon';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ratings, reviews } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const mine: Review = reviews[1]!;
const others = reviews.filter(({ _id }) => _id !== mine._id);
const listOf = (shown: readonly Review[]) => ({ reviews: shown, next: null, ratings });
const HIDDEN = /^The salon has hidden your review/;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cards = () => within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');

async function write(words: string): Promise<void> {
  await screen.findByRole('form', { name: 'Write a review' });
  await screen.findByRole('list', { name: 'Reviews' });
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), words);
  await press('Submit review');
}

it('a review that was stored although its response was lost is in the list after the next try', async () => {
  const taken = refuse(409, 'REVIEW_TAKEN', catalogRefusals.REVIEW_TAKEN.text);
  const salon = catalogSalon({ 'GET /reviews': listOf(others), 'POST /reviews': taken });
  open('/reviews', { signedIn: true });
  await screen.findByRole('form', { name: 'Write a review' });
  await screen.findByRole('list', { name: 'Reviews' });
  salon.replies['GET /reviews/user/me'] = { review: mine };
  salon.replies['GET /reviews'] = listOf(reviews);
  await write('Lovely.');
  expect(await screen.findByRole('form', { name: 'Edit your review' })).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(reviews.length));
});

it('a review that was removed elsewhere leaves the list when it is updated here, and can be written again', async () => {
  const gone = refuse(404, 'REVIEW_NOT_FOUND', catalogRefusals.REVIEW_NOT_FOUND.text);
  const salon = catalogSalon({ 'GET /reviews/user/me': { review: mine }, [`PATCH /reviews/${mine._id}`]: gone });
  open('/reviews', { signedIn: true });
  await screen.findByRole('form', { name: 'Edit your review' });
  await screen.findByRole('list', { name: 'Reviews' });
  salon.replies['GET /reviews/user/me'] = { review: null };
  salon.replies['GET /reviews'] = listOf(others);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), ' And tea.');
  await press('Update review');
  expect(await screen.findByText('This review was removed already.')).toBeVisible();
  expect(await screen.findByRole('form', { name: 'Write a review' })).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(others.length));
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue(`${mine.comment} And tea.`);
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(`${mine.rating} stars`);
});

it('after the update of a review that is not loaded, list and ratings are read again', async () => {
  const salon = catalogSalon({
    'GET /reviews': listOf(others),
    'GET /reviews/user/me': { review: mine },
    [`PATCH /reviews/${mine._id}`]: { review: mine },
  });
  open('/reviews', { signedIn: true });
  await screen.findByRole('form', { name: 'Edit your review' });
  await screen.findByRole('list', { name: 'Reviews' });
  salon.replies['GET /reviews'] = listOf(reviews);
  await press('Update review');
  await screen.findByText('Review updated successfully');
  await waitFor(() => expect(cards()).toHaveLength(reviews.length));
});

it('a slow read from before the update does not bring the former words back', async () => {
  let answer = (_reply: unknown) => {};
  const updated = { ...mine, comment: 'Second thoughts.' };
  const salon = catalogSalon({
    'GET /reviews/user/me': { review: mine },
    [`PATCH /reviews/${mine._id}`]: { review: updated },
  });
  const { go, back } = open('/reviews', { signedIn: true });
  const words = () => screen.findByRole('textbox', { name: 'Your comment' });
  await words();
  salon.replies['GET /reviews/user/me'] = () => new Promise((resolve) => (answer = resolve));
  const later = Date.now() + 60_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
  await go('/cart');
  await back();
  clock.mockRestore();
  await userEvent.clear(await words());
  await userEvent.type(await words(), 'Second thoughts.');
  await press('Update review');
  await screen.findByText('Review updated successfully');
  expect(salon.callsTo('GET /reviews/user/me')).toHaveLength(2);
  await act(async () => answer({ review: mine }));
  expect(await words()).toHaveValue('Second thoughts.');
});

it('B14 a review in place of a hidden one is in neither list nor figures, and its author reads why', async () => {
  catalogSalon({
    'GET /reviews': listOf(others),
    'POST /reviews': ({ body }: Call) => ({ review: { ...mine, ...(body as ReviewRequest), hidden: true } }),
  });
  open('/reviews', { signedIn: true });
  await screen.findByRole('form', { name: 'Write a review' });
  expect(screen.queryByText(HIDDEN)).toBeNull();
  await write('Second thoughts.');
  expect(await screen.findByText(HIDDEN)).toBeVisible();
  expect(screen.queryByText('Shown with your name and picture.')).toBeNull();
  expect(cards()).toHaveLength(others.length);
  expect(screen.getByText('2 reviews')).toBeVisible();
});
