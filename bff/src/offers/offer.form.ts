import { contentForm } from '../content/content.form.js';

const numberOf = (text: string): number => (/^\s*\d{1,9}(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

/** Accepts `a,b` and a JSON array. */
const idsOf = (text: string): string[] =>
  text
    .split(',')
    .map((id) => id.replace(/[[\]"\s]/g, ''))
    .filter(Boolean);

const READ: Readonly<Record<string, (text: string) => unknown>> = {
  price: numberOf,
  originalPrice: numberOf,
  position: numberOf,
  services: idsOf,
  image: (text) => text || null,
};

/**
 * The fields of an offer from a multipart form (docs/product.md §7); `discount` is derived, never taken from the form
 * (decision B8).
 * @throws DomainError `invalid`
 */
export function offerForm(
  { discount: _derived, ...fields }: Readonly<Record<string, string>>,
  isWhole: boolean,
): Record<string, unknown> {
  return contentForm(
    'offers',
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, Object.hasOwn(READ, name) ? READ[name]?.(text) : text]),
    ),
    isWhole,
  );
}
