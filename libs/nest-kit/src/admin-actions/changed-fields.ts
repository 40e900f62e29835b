import { isDeepStrictEqual } from 'node:util';
import { asRecord, type FieldChange, isObject } from '@salon/contracts';
import { type Cents, formatLkr } from '@salon/kernel';

/** Keys that are not shown to a person. */
const HIDDEN_KEYS = new Set(['id', '_id', 'version', 'position', 'createdAt', 'updatedAt', 'ids']);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Between names, which may have commas. */
const NAMES = ' · ';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isIds = (value: unknown): value is string[] =>
  isTexts(value) && value.length > 0 && value.every((each) => UUID.test(each));

function textOf(value: unknown): string {
  if (isIds(value)) return `${value.length} chosen`;
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter(Boolean)
      .join(value.some(isNested) ? '; ' : isTexts(value) ? NAMES : ', ');
  if (typeof value === 'string' && UUID.test(value)) return ''; // The title says whose it is.
  if (!isObject(value)) return value === null || value === undefined ? '' : `${value as string | number | boolean}`;
  if (isSpan(value)) return `${value.start as string}–${value.end as string}`;
  return textOfRecord(value);
}

const isText = (value: unknown): number => Number(typeof value === 'string');

/** 'counted LKR 13,600.00, reason Change was wrong': free text last. */
const textOfRecord = (record: Record<string, unknown>): string =>
  Object.entries(record)
    .filter(([key, each]) => !HIDDEN_KEYS.has(key) && textOf(each) !== '')
    .sort(([, one], [, other]) => isText(one) - isText(other))
    .map(([key, each]) => `${labelOf(key)} ${amountOf(key, each) ?? textOf(each)}`)
    .join(', ');

/** 'receivedCents' → 'received', 'mostServices' → 'most services'. */
const labelOf = (key: string): string =>
  key
    .replace(/Cents$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

const amountOf = (key: string, value: unknown): string | null =>
  key.endsWith('Cents') && typeof value === 'number' ? formatLkr(value as Cents) : null;

const isSpan = (value: Record<string, unknown>): boolean =>
  typeof value.start === 'string' && typeof value.end === 'string';

/** A nested record whose fields are compared one by one. */
const isNested = (value: unknown): boolean => isObject(value) && !isSpan(value);

/** The lines of a closed day in words, by their means of payment; any other value as it is. */
function closingLinesByMeans(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0) return value;
  const lines = value.map(asRecord).map(({ means, ...line }) => [means, textOfRecord(line)] as const);
  return lines.every(([means]) => typeof means === 'string') ? Object.fromEntries(lines) : value;
}

/**
 * The fields in which two recorded states differ, each with both values; a field of a nested record by its path,
 * 'notes.allergies', and a line of a closed day by its means, 'lines.cash'.
 * @param before null for a new item, `after` null for a removed one
 */
export function changedFields(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !HIDDEN_KEYS.has(name));
  return names
    .filter((name) => !isDeepStrictEqual(was[name] ?? null, is[name] ?? null))
    .flatMap((name) => changesOf(name, closingLinesByMeans(was[name]), closingLinesByMeans(is[name])))
    .filter((each) => each.before !== each.after);
}

function changesOf(name: string, was: unknown, is: unknown): FieldChange[] {
  const isInside = [was, is].every((value) => isNested(value) || value === null || value === undefined);
  if (isInside) return changedFields(was, is).map((each) => ({ ...each, field: `${name}.${each.field}` }));
  const exchange = isTexts(was) && isTexts(is) ? exchangeOf(was, is) : null;
  if (exchange) return [{ field: name, before: null, after: exchange }];
  return [{ field: name, before: textOf(was) || null, after: `${textOf(is)}${exchanged(was, is)}` || null }];
}

/**
 * 'Added: Gel polish · Threading, full face; removed: Haircut' of a list that keeps some of its texts; null for
 * another.
 */
function exchangeOf(was: readonly string[], is: readonly string[]): string | null {
  if (isIds(was) || isIds(is) || !was.some((each) => is.includes(each))) return null;
  const [added, removed] = [is.filter((each) => !was.includes(each)), was.filter((each) => !is.includes(each))];
  const words = [
    ...(added.length > 0 ? [`added: ${textOf(added)}`] : []),
    ...(removed.length > 0 ? [`removed: ${textOf(removed)}`] : []),
  ].join('; ');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of a choice of as many as before, how many of them are new. */
function exchanged(was: unknown, is: unknown): string {
  if (!isIds(was) || !isIds(is) || was.length !== is.length) return '';
  const added = is.filter((id) => !was.includes(id)).length;
  return added > 0 ? `, ${added} of them new` : '';
}

/** A recorded state with the sorted names of the items that a field lists by their ids; unchanged when one has none. */
export function withNames(state: unknown, field: string, names: Readonly<Record<string, string>>): unknown {
  const ids = asRecord(state)[field];
  if (!isIds(ids) || !ids.every((id) => Object.hasOwn(names, id))) return state;
  return {
    ...asRecord(state),
    [field]: ids.map((id) => names[id] ?? '').sort((one, other) => one.localeCompare(other)),
  };
}
