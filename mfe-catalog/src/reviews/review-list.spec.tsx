import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { ratings, reviews } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const saying = (comment: string) => ({
  'GET /reviews': { reviews: [{ ...reviews[0], comment }], next: null, ratings },
});

describe('the reviews', () => {
  it('C-030 are summed up by average, number and stars', async () => {
    catalogSalon();
    open('/reviews');
    const summary = within(await screen.findByRole('region', { name: 'Rating summary' }));
    expect(summary.getByText('4.5')).toBeVisible();
    expect(summary.getByText('2 reviews')).toBeVisible();
    expect(summary.getAllByRole('listitem').map((bar) => bar.firstChild?.textContent)).toEqual([
      '5 stars: 1 review',
      '4 stars: 1 review',
      '3 stars: 0 reviews',
      '2 stars: 0 reviews',
      '1 star: 0 reviews',
    ]);
  });

  it('C-031 have no summary while there are none', async () => {
    catalogSalon({ 'GET /reviews': { reviews: [], next: null, ratings: [] } });
    open('/reviews');
    await screen.findByText('No reviews yet. Be the first to share your experience!');
    expect(screen.queryByRole('region', { name: 'Rating summary' })).toBeNull();
  });

  it.each(['<script>window.hit = 1</script>', '<img src=x onerror="window.hit = 1">', '{{constructor}}', 'ශ්‍රී ලංකා'])(
    'T46 show %s as the text it is',
    async (comment) => {
      catalogSalon(saying(comment));
      open('/reviews');
      expect(await screen.findByText(comment)).toBeVisible();
      expect(document.querySelector('.review-words')?.children).toHaveLength(0);
    },
  );

  it("C-051 show the author's picture, and the initials once it is gone", async () => {
    catalogSalon({
      'GET /reviews': { reviews: [{ ...reviews[0], user: { name: 'Nethmi Silva', profileImage: '/media/old.webp' } }] },
    });
    open('/reviews');
    await screen.findByText('Nethmi Silva');
    const picture = document.querySelector('.review-who img');
    expect(picture).toHaveAttribute('src', '/media/old.webp');
    fireEvent.error(picture!);
    expect(document.querySelector('.review-who')).toHaveTextContent(/^NS/);
  });

  it('fold a long one until the reader wants all of it', async () => {
    catalogSalon(saying('Very long. '.repeat(60)));
    open('/reviews');
    await userEvent.click(await screen.findByRole('button', { name: 'Read more', expanded: false }));
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  });

  it('C-030 are shown page by page, with the focus on the first new one, and the summary counts all of them', async () => {
    const salon = catalogSalon({
      'GET /reviews': { reviews: [reviews[0]], next: 'c1', ratings: [{ rating: 5, count: 40 }] },
      'GET /reviews?cursor=c1': refuse(503, 'UNAVAILABLE', ''),
    });
    open('/reviews');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load reviews');
    expect(screen.getByText('40 reviews')).toBeVisible();
    salon.replies['GET /reviews?cursor=c1'] = { reviews, next: null };
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const card = (await screen.findByText('Lovely quiet rooms.')).closest('li');
    expect(card).toHaveFocus();
    expect(screen.getAllByRole('img', { name: /of 5 stars/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.queryByText('Failed to load reviews')).toBeNull();
  });
});
