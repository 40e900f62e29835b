/** Whole percent that an offer saves, from its two prices in one unit (decision B8); 0 without an original price. */
export const discountPercent = (price: number, originalPrice: number): number =>
  originalPrice <= 0 ? 0 : Math.round(((originalPrice - price) / originalPrice) * 100);
