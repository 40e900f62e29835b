import { type ContentTypeName, contentProblems } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

/** The fields of a form with trimmed texts. @throws DomainError `invalid` naming each unknown or wrong field */
export function formOf(kind: ContentTypeName, body: unknown): Record<string, unknown> {
  const given = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const problems = contentProblems(kind, given, true);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new DomainError('invalid', 'CONTENT_INVALID', first, { errors: problems });
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
