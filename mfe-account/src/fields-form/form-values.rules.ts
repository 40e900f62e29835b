import { asRecord, type ContentFields, type ContentInput, type FieldType } from '@salon/contracts';
import { amountOf } from './amount.rules.js';

/** A value in a form: numbers as text, null as an empty text. */
export type FormValue = string | boolean | FormValue[] | { [name: string]: FormValue };
export type FormValues = Record<string, FormValue>;

/** A stored value as its form holds it; `undefined` and `null` as an empty form. */
export function formValueOf(input: ContentInput, value: unknown): FormValue {
  switch (input.kind) {
    case 'flag':
      return value === true;
    case 'list':
      return (Array.isArray(value) ? value : []).map((one) => formValueOf(input.each.input, one));
    case 'services':
      return Array.isArray(value) ? value.map(String) : true;
    case 'record':
      return formValuesOf(input.fields, asRecord(value));
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** The form of these values. */
export const formValuesOf = (fields: ContentFields, values: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, formValueOf(input, values[name])]));

const isEmpty = (value: FormValue): boolean =>
  typeof value === 'object' ? Object.values(value).every(isEmpty) : value === '' || value === false;

const NUMBERS: ReadonlySet<ContentInput['kind']> = new Set(['amount', 'whole', 'number', 'month']);

/** Converts a form value for the request; an invalid number stays the typed text, which no rule accepts. */
function valueOf({ input, none }: FieldType, value: FormValue): unknown {
  if (none !== undefined && isEmpty(value)) return none;
  if (input.kind === 'services' && value === true) return null;
  if (Array.isArray(value)) return value.map((one) => (input.kind === 'list' ? valueOf(input.each, one) : one));
  if (input.kind === 'record' && typeof value === 'object') return bodyOf(input.fields, value);
  if (!NUMBERS.has(input.kind) || typeof value !== 'string') return value;
  const number = amountOf(value);
  return Number.isNaN(number) ? value : number;
}

/** The values for comparing: '1,500' and '1500' are one number. */
export const comparableOf = (fields: ContentFields, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, values[name] ?? '')]));

/** The body of a form; an empty optional field is omitted. */
export function bodyOf(fields: ContentFields, values: FormValues): Record<string, unknown> {
  const filled = Object.entries(fields).filter(
    ([name, { optional, none }]) => !(optional && none === undefined && values[name] === ''),
  );
  return comparableOf(Object.fromEntries(filled), values);
}
