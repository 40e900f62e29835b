import type { SalonService } from '@salon/contracts';
import { menuPreviewOf } from './highlights.rules.js';

const service = (title: string, category: string, price = 1_000): SalonService => ({
  _id: title,
  title,
  description: `${title}.`,
  category,
  price,
  averageTime: null,
  thumbnail: null,
});

it('shows the first service of the first three categories of the menu, whatever they are', () => {
  const menu = [
    service('Cut', 'hair'),
    service('Wash', 'hair'),
    service('Balayage', 'hair-colour', 12_000),
    service('Gel', 'nail', 900),
    service('Peel', 'facial'),
  ];
  const { count, highlights, prices } = menuPreviewOf(menu);
  expect(highlights.map(({ title, image, minutes }) => [title, image, minutes])).toEqual([
    ['Cut', '/art/hair-colour.svg', 30],
    ['Balayage', '/art/apothecary.svg', 30],
    ['Gel', '/art/nails-manicure.svg', 30],
  ]);
  expect([count, prices]).toEqual([5, [900, 12_000]]);
});

it('shows nothing of an empty menu', () => {
  expect(menuPreviewOf([])).toEqual({ count: 0, highlights: [], prices: null });
});
