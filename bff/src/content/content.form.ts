import { CONTENT_TYPE_NAMES, type ContentTypeName, contentProblems, messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

/** @throws DomainError `not_found` for an unknown kind of content */
export function contentKind(kind: string): ContentTypeName {
  const known = CONTENT_TYPE_NAMES.find((each) => each === kind);
  if (!known) throw new DomainError('not_found', 'CONTENT_KIND', messages.notFound);
  return known;
}

/** A single segment of an upstream path: id, short name or `site`. @throws DomainError `not_found` */
export function entryId(id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw new DomainError('not_found', 'NOT_FOUND', messages.notFound);
  return id;
}

/** The checked fields of a content form (libs/contracts, content-fields.ts). @throws DomainError `invalid` with a message for each field */
export function contentForm(kind: ContentTypeName, body: unknown, isWhole: boolean): Record<string, unknown> {
  const given = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const problems = contentProblems(kind, given, isWhole);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new DomainError('invalid', 'VALIDATION', first, { errors: problems });
  return given;
}
