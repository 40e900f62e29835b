import { asRecord, refuse, stylistProblems } from '@salon/contracts';

/**
 * The checked fields of a stylist, with the version that was edited.
 * @throws DomainError `invalid` with a message for each field
 */
export function stylistForm(body: unknown, isWhole: boolean): Record<string, unknown> {
  const { version, ...fields } = asRecord(body);
  const errors = stylistProblems(fields, isWhole);
  if (Object.keys(errors).length > 0) throw refuse('VALIDATION', { errors });
  return isWhole ? fields : { ...fields, version: typeof version === 'string' ? version : null };
}
