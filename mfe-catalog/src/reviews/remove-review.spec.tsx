import type { Review } from '@salon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { keepDraft, restoreDraft } from '@salon/web-kit/queries';
import { ratings, reviews, user } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const mine: Review = reviews[1]!;
const others = reviews.filter(({ _id }) => _id !== mine._id);
const REMOVAL = `DELETE /reviews/${mine._id}`;

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const cards = () => within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');

async function openOwn(replies: Record<string, Reply> = {}) {
  const salon = catalogSalon({ 'GET /reviews/user/me': { review: mine }, [REMOVAL]: {}, ...replies });
  open('/reviews', { signedIn: true });
  await screen.findByRole('form', { name: 'Edit your review' });
  await screen.findByRole('list', { name: 'Reviews' });
  return salon;
}

it('B14 a customer removes their review once it was said that this cannot be undone; list and figures follow at once', async () => {
  const salon = await openOwn();
  expect(screen.getByText('4.5')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), ' And tea.');
  await press('Remove my review');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove your review?' }));
  expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
  expect(salon.callsTo(REMOVAL)).toEqual([]);
  await press('Remove review');
  expect(await screen.findByText('Your review is removed')).toBeVisible();
  expect(salon.callsTo(REMOVAL)).toHaveLength(1);
  expect(cards()).toHaveLength(others.length);
  expect(screen.queryByText(mine.comment)).toBeNull();
  expect(screen.getByText('1 review')).toBeVisible();
  expect(screen.getByText('5.0')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Write a review' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove my review' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Write a review' })).toHaveFocus());
  expect(sessionStorage).toHaveLength(0);
});

it('of a review that is not in the loaded list, hidden or older, the list is read again', async () => {
  const salon = await openOwn({ 'GET /reviews': { reviews: others, next: null, ratings: [{ rating: 5, count: 1 }] } });
  await press('Remove my review');
  await press('Remove review');
  await screen.findByRole('form', { name: 'Write a review' });
  await waitFor(() => expect(salon.callsTo('GET /reviews')).toHaveLength(2));
  expect(cards()).toHaveLength(others.length);
  expect(screen.getByText('1 review')).toBeVisible();
});

it('the review is kept when the customer thinks again, and nothing is sent', async () => {
  const salon = await openOwn();
  await press('Remove my review');
  await press('Keep review');
  await waitFor(async () => expect(await button('Remove my review')).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(salon.callsTo(REMOVAL)).toEqual([]);
});

it('while it is removed it cannot be updated or removed again', async () => {
  const salon = await openOwn({ [REMOVAL]: never });
  await press('Remove my review');
  await press('Remove review');
  expect(await button('Update review')).toBeDisabled();
  await press('Remove my review');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(salon.callsTo(REMOVAL)).toHaveLength(1);
});

it('a review that cannot be removed is said to stay, with what was typed', async () => {
  await openOwn({ [REMOVAL]: new Response('', { status: 418 }) });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), ' And tea.');
  await press('Remove my review');
  await press('Remove review');
  expect(await screen.findByText('Failed to remove your review')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue(`${mine.comment} And tea.`);
  expect(cards()).toHaveLength(reviews.length);
});

it('one that is gone already, removed in another tab or by a call without a response, counts as removed', async () => {
  const salon = await openOwn({ [REMOVAL]: refuse(404, 'REVIEW_NOT_FOUND', 'Removed elsewhere.') });
  salon.replies['GET /reviews/user/me'] = { review: null };
  salon.replies['GET /reviews'] = { reviews: others, next: null, ratings };
  await press('Remove my review');
  await press('Remove review');
  expect(await screen.findByText('Your review is removed')).toBeVisible();
  expect(screen.queryByText('Removed elsewhere.')).toBeNull();
  expect(await screen.findByRole('form', { name: 'Write a review' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Write a review' })).toHaveFocus());
  await waitFor(() => expect(salon.callsTo('GET /reviews')).toHaveLength(2));
  expect(cards()).toHaveLength(others.length);
});

it('what was typed on /contact stays', async () => {
  await openOwn();
  keepDraft('contact', user._id, { message: 'About Friday' });
  await press('Remove my review');
  await press('Remove review');
  await screen.findByText('Your review is removed');
  const restored: string[] = [];
  restoreDraft('contact', user._id, (_field, text) => restored.push(text));
  expect(restored).toEqual(['About Friday']);
});

it('who has written none has none to remove', async () => {
  catalogSalon();
  open('/reviews', { signedIn: true });
  await screen.findByRole('form', { name: 'Write a review' });
  expect(screen.queryByRole('button', { name: 'Remove my review' })).toBeNull();
});
