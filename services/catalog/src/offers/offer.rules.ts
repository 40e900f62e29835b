/** Whole percent saved, derived from the two prices (decision B8). */
export const discountPercent = ({
  priceCents,
  originalPriceCents,
}: {
  priceCents: number;
  originalPriceCents: number;
}): number =>
  originalPriceCents <= 0 ? 0 : Math.round(((originalPriceCents - priceCents) / originalPriceCents) * 100);
