import { asRecord, CONTENT_TYPE_NAMES, contentProblems, type ContentTypeName, refuse } from '@salon/contracts';

/** @throws DomainError `not_found` for an unknown type of content */
export function contentTypeName(name: string): ContentTypeName {
  const known = CONTENT_TYPE_NAMES.find((each) => each === name);
  if (!known) throw refuse('CONTENT_KIND');
  return known;
}

/** A single segment of an upstream path: id, short name or `site`. @throws DomainError `not_found` */
export function itemId(id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw refuse('NOT_FOUND');
  return id;
}

/**
 * The validated fields of a content form (libs/contracts, catalog/content-fields.ts); an edit also has the version that
 * was edited.
 * @throws DomainError `invalid` with a message for each field
 */
export function contentForm(type: ContentTypeName, body: unknown, isWhole: boolean): Record<string, unknown> {
  const given = asRecord(body);
  const { version, ...fields } = given;
  const problems = contentProblems(type, isWhole || typeof version !== 'string' ? given : fields, isWhole);
  const [first] = Object.values(problems);
  if (first !== undefined) throw refuse('VALIDATION', { errors: problems });
  return given;
}
