import { asRecord, contentProblems, type ContentTypeName, refuse } from '@salon/contracts';

/**
 * The fields of a form with trimmed texts.
 * @param stored the fields before an edit: one that a later rule refuses may stay as it is
 * @throws DomainError `invalid` naming each unknown or wrong field
 */
export function formOf(
  type: ContentTypeName,
  body: unknown,
  stored?: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given = asRecord(body);
  const known = stored ? contentProblems(type, stored, true) : {};
  const isChanged = (name: string): boolean => JSON.stringify(given[name]) !== JSON.stringify(stored?.[name]);
  const problems = Object.fromEntries(
    Object.entries(contentProblems(type, given, true)).filter(
      ([path, problem]) => known[path] !== problem || isChanged(path.split('.', 1)[0] ?? path),
    ),
  );
  const [first] = Object.values(problems);
  if (first !== undefined) throw refuse('CONTENT_INVALID', { errors: problems });
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
