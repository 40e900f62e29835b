import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

/** `services.0.quantity` → what is wrong with it, in the order of the form. */
function problemsOf(errors: readonly ValidationError[], under = ''): [string, string][] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = `${under}${property}`;
    const said = Object.entries(constraints ?? {}).map(([rule, text]): [string, string] => [field, rule === 'whitelistValidation' ? `Unknown field: ${field.slice(0, 60)}` : text]);
    return [...said.slice(0, 1), ...problemsOf(children ?? [], `${field}.`)];
  });
}

export function validationFailure(errors: readonly ValidationError[]): DomainError {
  const problems = problemsOf(errors);
  return new DomainError('invalid', 'VALIDATION', problems[0]?.[1] ?? messages.invalid, { errors: Object.fromEntries(problems) });
}

/** Bodies and queries are what their class declares, nothing more and no other type (house rules, "Validation once, at the edge"). */
export const createValidationPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, transform: true, transformOptions: { enableImplicitConversion: false },
    stopAtFirstError: true, validationError: { target: false, value: false }, exceptionFactory: validationFailure,
  });
