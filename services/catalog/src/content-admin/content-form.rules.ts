import { asRecord, contentProblems, type ContentTypeName, refuse } from '@salon/contracts';

/** The fields of a form with trimmed texts. @throws DomainError `invalid` naming each unknown or wrong field */
export function formOf(type: ContentTypeName, body: unknown): Record<string, unknown> {
  const given = asRecord(body);
  const problems = contentProblems(type, given, true);
  const [first] = Object.values(problems);
  if (first !== undefined) throw refuse('CONTENT_INVALID', { errors: problems });
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
