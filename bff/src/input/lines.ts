import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { choiceTexts, generalRefusals, isObject, servicesTooMany, VISIT } from '@salon/contracts';
import { Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';

/** What is wrong with a list of lines: 1 to `VISIT.maxLines` objects; null when nothing is. */
export function linesProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return choiceTexts.noServices;
  if (value.length > VISIT.maxLines) return servicesTooMany({ most: VISIT.maxLines });
  return value.every(isObject) ? null : generalRefusals.invalid;
}

/** Lines of an appointment: 1 to `VISIT.maxLines` of `line`. @param problem the rule of another list */
export const Lines = (
  line: () => new () => object,
  { optional = false, problem = linesProblem } = {},
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => line(), isArray: true, required: !optional, nullable: optional }),
    ...(optional ? [IsOptional()] : []),
    ValidateBy({
      name: 'lines',
      validator: {
        validate: (value) => problem(value) === null,
        defaultMessage: (args) => problem(args?.value) ?? generalRefusals.invalid,
      },
    }),
    ValidateNested({ each: true }),
    Type(line),
  );

/** A nested form. */
export const Part = (part: () => new () => object, sentence: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => part() }),
    ValidateBy({ name: 'part', validator: { validate: isObject, defaultMessage: () => sentence } }),
    ValidateNested(),
    Type(part),
  );
