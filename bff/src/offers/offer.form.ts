import type { OfferFields } from '@salon/contracts';
import { contentForm } from '../content/content.form.js';

/** An empty text stays empty. */
const numberOf = (text: string): number | '' => {
  if (text.trim() === '') return '';
  return /^\s*\d{1,9}(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
};

/** Accepts `a,b` and a JSON array. */
const idsOf = (text: string): string[] =>
  text
    .split(',')
    .map((id) => id.replace(/[[\]"\s]/g, ''))
    .filter(Boolean);

const asText = (text: string): string => text;

/** How each field is read from its text. */
const READ: Readonly<Record<keyof OfferFields | 'position', (text: string) => unknown>> = {
  title: asText,
  description: asText,
  price: numberOf,
  originalPrice: numberOf,
  startDate: asText,
  endDate: asText,
  position: numberOf,
  services: idsOf,
  image: (text) => text || null,
};

const isRead = (name: string): name is keyof typeof READ => Object.hasOwn(READ, name);

/**
 * The fields of an offer from a multipart form; `discount` is derived, never taken from the form (decision B8).
 * @throws DomainError `invalid`
 */
export function offerForm(
  { discount: _derived, ...fields }: Readonly<Record<string, string>>,
  isWhole: boolean,
): Record<string, unknown> {
  return contentForm(
    'offers',
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, isRead(name) ? READ[name](text) : text])),
    isWhole,
  );
}
