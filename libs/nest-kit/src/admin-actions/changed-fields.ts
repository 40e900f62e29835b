import { isDeepStrictEqual } from 'node:util';
import { asRecord, type FieldChange, isObject } from '@salon/contracts';

/** Keys that are not shown to a person. */
const UNSAID = new Set(['id', '_id', 'number', 'version', 'position', 'createdAt', 'updatedAt', 'ids']);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isIds = value.length > 0 && value.every((each) => typeof each === 'string' && UUID.test(each));
    return isIds ? `${value.length} chosen` : value.map(wordsOf).filter(Boolean).join(', ');
  }
  if (typeof value === 'string' && UUID.test(value)) return ''; // The title says whose it is.
  if (!isObject(value)) return value === null || value === undefined ? '' : `${value as string | number | boolean}`;
  if (isSpan(value)) return `${value.start as string}–${value.end as string}`;
  return Object.entries(value)
    .filter(([key, each]) => !UNSAID.has(key) && wordsOf(each) !== '')
    .map(([key, each]) => `${key} ${wordsOf(each)}`)
    .join('; ');
}

const isSpan = (value: Record<string, unknown>): boolean =>
  typeof value.start === 'string' && typeof value.end === 'string';

/** A nested record whose fields are compared one by one. */
const isNested = (value: unknown): boolean => isObject(value) && !isSpan(value);

/**
 * The fields in which two recorded states differ, each with both values; a field of a nested record by its path,
 * 'notes.allergies'.
 * @param before null for a new item, `after` null for a removed one
 */
export function changedFields(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !UNSAID.has(name));
  return names
    .filter((name) => !isDeepStrictEqual(was[name] ?? null, is[name] ?? null))
    .flatMap((name) => changesOf(name, was[name], is[name]))
    .filter((each) => each.before !== each.after);
}

function changesOf(name: string, was: unknown, is: unknown): FieldChange[] {
  const isInside = [was, is].every((value) => isNested(value) || value === null || value === undefined);
  if (isInside) return changedFields(was, is).map((each) => ({ ...each, field: `${name}.${each.field}` }));
  return [{ field: name, before: wordsOf(was) || null, after: wordsOf(is) || null }];
}
