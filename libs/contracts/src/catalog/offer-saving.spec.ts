import fc from 'fast-check';
import { discountPercent } from './offer-saving.js';

describe('the discount of an offer', () => {
  it.each([
    [856_000, 1_070_000, 20],
    [500_000, 750_000, 33],
    [0, 100, 100],
    [100, 0, 0],
  ])('C-049 of %i instead of %i cents is %i percent', (priceCents, originalPriceCents, percent) => {
    expect(discountPercent(priceCents, originalPriceCents)).toBe(percent);
  });

  it('is between 0 and 100 for every cheaper price', () => {
    const prices = fc
      .tuple(fc.integer({ min: 0, max: 10 ** 8 }), fc.integer({ min: 1, max: 10 ** 8 }))
      .filter(([price, original]) => price < original);
    fc.assert(
      fc.property(prices, ([priceCents, originalPriceCents]) => {
        const percent = discountPercent(priceCents, originalPriceCents);
        return percent >= 0 && percent <= 100;
      }),
    );
  });
});
