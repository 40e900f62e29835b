import { refuse, stylistProblems } from '@salon/contracts';

type Form = Record<string, unknown>;

const formOf = (body: unknown): Form =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Form) : {};

/**
 * The checked fields of a stylist, with the version that was edited.
 * @throws DomainError `invalid` with a message for each field
 */
export function stylistForm(body: unknown, isWhole: boolean): Form {
  const { version, ...fields } = formOf(body);
  const errors = stylistProblems(fields, isWhole);
  if (Object.keys(errors).length > 0) throw refuse('VALIDATION', { errors });
  return isWhole ? fields : { ...fields, version: typeof version === 'string' ? version : null };
}
