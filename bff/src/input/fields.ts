import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  choiceTexts,
  CODE_PATTERN,
  emailProblem,
  FIELD_LENGTHS,
  generalRefusals,
  isCode,
  isObject,
  isUuid,
  lineProblem,
  MAX_AMOUNT,
  messages,
  nameProblem,
  passwordProblems,
  phoneProblem,
  SHORTEST_PASSWORD,
} from '@salon/contracts';
import { isLocalDay, isLocalTime } from '@salon/kernel';
import { Allow, IsOptional, ValidateBy, ValidateIf } from 'class-validator';

interface FieldOptions {
  /** May be left out, or null; 'never null' when null is refused. */
  optional?: boolean | 'never null';
}

/** The problem with a field's value, or null; `body` is the whole form. */
type Problem = (value: unknown, body: Record<string, unknown>) => string | null;

/** Validates a field by its rule and describes it in the API document. */
export function Field(
  problem: Problem,
  shape: ApiPropertyOptions,
  { optional = false }: FieldOptions = {},
): PropertyDecorator {
  const bodyOf = (object: object | undefined): Record<string, unknown> => (object ?? {}) as Record<string, unknown>;
  return applyDecorators(
    ApiProperty({ ...shape, required: !optional, nullable: optional === true || shape.nullable } as ApiPropertyOptions),
    ...(optional === true ? [IsOptional()] : []),
    ...(optional === 'never null' ? [ValidateIf((_form, value) => value !== undefined)] : []),
    ValidateBy({
      name: 'field',
      validator: {
        validate: (value, args) => problem(value, bodyOf(args?.object)) === null,
        defaultMessage: (args) => problem(args?.value, bodyOf(args?.object)) ?? generalRefusals.invalid,
      },
    }),
  );
}

const required = (value: unknown, sentence: string, rule: (text: string) => string | null): string | null =>
  typeof value !== 'string' || value === '' ? sentence : rule(value);

export const Email = (): PropertyDecorator =>
  Field(
    (value) =>
      required(
        value,
        value === undefined || value === '' ? messages.emailRequired : messages.emailInvalid,
        emailProblem,
      ),
    { type: String, format: 'email', maxLength: FIELD_LENGTHS.email },
  );

/** @param missing the sentence when there is none */
export const PasswordBy = (
  rule: (text: string) => string | null,
  missing: string = messages.passwordRequired,
  shape: ApiPropertyOptions = {},
): PropertyDecorator =>
  Field((value) => required(value, missing, rule), { type: String, ...shape, maxLength: FIELD_LENGTHS.password });

/** An existing password: any text up to the maximal length. */
export const Password = (missing?: string): PropertyDecorator =>
  PasswordBy((text) => (text.length > FIELD_LENGTHS.password ? messages.passwordTooLong : null), missing);

/** The first rule that a new password breaks (docs/product.md §5), or null. */
export const firstPasswordProblem = (text: string): string | null => passwordProblems(text)[0] ?? null;

export const NewPassword = (): PropertyDecorator =>
  PasswordBy(firstPasswordProblem, messages.passwordRequired, { minLength: SHORTEST_PASSWORD });

export const SamePassword = (of: string): PropertyDecorator =>
  Field((value, body) => (value === body[of] ? null : messages.passwordsDiffer), { type: String }, { optional: true });

export const Name = (options: FieldOptions = {}): PropertyDecorator =>
  Field(
    (value) => required(value, messages.nameRequired, nameProblem),
    { type: String, maxLength: FIELD_LENGTHS.name },
    options,
  );

export const Phone = (): PropertyDecorator =>
  Field(
    (value) => (typeof value === 'string' ? phoneProblem(value) : messages.phoneInvalid),
    { type: String },
    { optional: true },
  );

/** One line of text; `label` as in the form. */
export const Line = (label: string, max: number, options: FieldOptions = {}): PropertyDecorator =>
  Field(
    (value) => (typeof value === 'string' ? lineProblem(label, value, max) : messages.notText(label)),
    { type: String, maxLength: max },
    options,
  );

/** The place in a list from which the next page is read; clients return it as they got it. */
export const Cursor = (): PropertyDecorator => Line('Cursor', 200, { optional: true });

export const Id = (sentence: string, options: FieldOptions = {}): PropertyDecorator =>
  Field((value) => (isUuid(value) ? null : sentence), { type: String, format: 'uuid' }, options);

export const Code = (): PropertyDecorator =>
  Field((value) => (typeof value === 'string' && isCode(value) ? null : messages.codeFormat), {
    type: String,
    pattern: `^${CODE_PATTERN}$`,
  });

const dayField = (sentence: string, options: FieldOptions = {}): PropertyDecorator =>
  Field((value) => (isLocalDay(value) ? null : sentence), { type: String, format: 'date' }, options);

/** The day of a filter. */
export const FilterDay = (): PropertyDecorator => dayField(choiceTexts.day, { optional: true });

/** The day of a visit. */
export const VisitDay = (): PropertyDecorator => dayField(choiceTexts.noDate);

export const Time = (options: FieldOptions = {}): PropertyDecorator =>
  Field((value) => (isLocalTime(value) ? null : choiceTexts.noTime), { type: String, example: '09:30' }, options);

export const Whole = (
  label: string,
  [least, most]: readonly [number, number],
  options: FieldOptions = {},
): PropertyDecorator =>
  Field(
    (value) =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most
        ? null
        : messages.outOfRange(label, least, most),
    { type: 'integer', minimum: least, maximum: most },
    options,
  );

/** LKR in whole cents. */
export const Amount = (
  label: string,
  { most = MAX_AMOUNT, ...options }: FieldOptions & { most?: number } = {},
): PropertyDecorator =>
  Field(
    (value) =>
      typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most ? null : messages.notAmount(label),
    { type: Number },
    options,
  );

export const YesNo = (options: FieldOptions = {}): PropertyDecorator =>
  Field((value) => (typeof value === 'boolean' ? null : generalRefusals.invalid), { type: Boolean }, options);

/** The place of a visit on the caller's screen. */
export const Seen = (options: FieldOptions = {}): PropertyDecorator =>
  Field(
    (value) =>
      isObject(value) &&
      Object.keys(value).length === 3 &&
      isLocalDay(value.date) &&
      isLocalTime(value.startTime) &&
      isUuid(value.stylistId)
        ? null
        : generalRefusals.invalid,
    { type: Object },
    options,
  );

export const OneOf = (values: readonly string[], sentence: string, options: FieldOptions = {}): PropertyDecorator =>
  Field(
    (value) => (typeof value === 'string' && values.includes(value) ? null : sentence),
    { type: String, enum: [...values] },
    options,
  );

/** A field that clients may send by the requirements, and that the server must not trust: accepted and ignored. */
export const Ignored = (): PropertyDecorator =>
  applyDecorators(Allow(), ApiProperty({ required: false, description: 'Accepted and ignored.', type: Object }));
