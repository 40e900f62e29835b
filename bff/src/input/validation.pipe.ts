import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { callRefusals, refuse } from '@salon/contracts';
import type { DomainError } from '@salon/kernel';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';

/** `services.0.quantity` → its message, in the order of the form. */
function problemsOf(errors: readonly ValidationError[], under = ''): [string, string][] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = `${under}${property}`;
    const problems = Object.entries(constraints ?? {}).map(([rule, text]): [string, string] => [
      field,
      rule === 'whitelistValidation' ? callRefusals.UPLOAD_UNKNOWN.text({ name: field.slice(0, 60) }) : text,
    ]);
    return [...problems.slice(0, 1), ...problemsOf(children ?? [], `${field}.`)];
  });
}

function validationFailure(errors: readonly ValidationError[]): DomainError {
  const problems = problemsOf(errors);
  return refuse('VALIDATION', {
    errors: Object.fromEntries(problems),
  });
}

const RULES = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  validationError: { target: false, value: false },
};

/** Arguments that are not forms: path parameters and headers. Their own decorators check them. */
const NO_FORMS: readonly unknown[] = [undefined, String, Number, Boolean, Array, Object];

/**
 * Bodies and queries have exactly the fields and types that their class declares. An empty field of a query is absent.
 * All rules are synchronous, so validation costs no turn of the event loop.
 */
export class FormPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom' || NO_FORMS.includes(metatype)) return value;
    if (Array.isArray(value) || (typeof value !== 'object' && value !== undefined)) throw validationFailure([]);
    const form = plainToInstance(metatype as new () => Record<string, unknown>, value ?? {});
    if (type === 'query') for (const [name, given] of Object.entries(form)) if (given === '') form[name] = undefined;
    const problems = validateSync(form, RULES);
    if (problems.length > 0) throw validationFailure(problems);
    return form;
  }
}
