import { DomainError, type DomainErrorDetails, type ErrorKind } from '@salon/kernel';
import type { ServiceFailure } from '../responses.js';
import { generalRefusal } from './general.js';
import type { Refusal } from './refusal.js';
import { type RefusalCode, type RefusalParams, refusals } from './refusals.js';

interface RefusalOptions extends Omit<DomainErrorDetails, 'params'> {
  /** The field of the form that the sentence is about. */
  field?: string;
}

type Given<Code extends RefusalCode> = [RefusalParams<Code>] extends [never]
  ? [options?: RefusalOptions]
  : [options: RefusalOptions & { params: RefusalParams<Code> }];

/** The part of a refusal that decides its sentence; the code can be one of a newer service. */
type Said = Pick<DomainError, 'code' | 'params' | 'errors' | 'retryAfter'> & { kind?: ErrorKind };

const refusalOf = (code: string): Refusal | undefined =>
  Object.hasOwn(refusals, code) ? refusals[code as RefusalCode] : undefined;

/** The sentence of a refusal: its code's own, else the problem of its first field, else the general one of its kind. */
export function sentenceOf({ kind, code, params, errors, retryAfter }: Said): string {
  const known = refusalOf(code);
  const general = generalRefusal(kind ?? known?.kind ?? 'unavailable', retryAfter);
  if (!known) return general;
  const { text } = known;
  if (typeof text === 'string') return text;
  const said = text && params && (text as (given: typeof params) => string)(params);
  return said || (Object.values(errors ?? {})[0] ?? general);
}

/**
 * The error to throw for a refusal, with kind and sentence of its code. The message is for logs and for this process.
 */
export function refuse<Code extends RefusalCode>(code: Code, ...[options = {}]: Given<Code>): DomainError {
  const { field = refusalOf(code)?.field, ...details }: RefusalOptions & DomainErrorDetails = options;
  const { kind } = refusals[code];
  const message = sentenceOf({ code, ...details });
  return new DomainError(
    kind,
    code,
    message,
    field === undefined ? details : { ...details, errors: { [field]: message } },
  );
}

/** Turns the refusal of another process into an error of this one. */
export const passOn = (
  kind: ErrorKind,
  { code, params, errors, data }: ServiceFailure,
  retryAfter?: number,
): DomainError =>
  new DomainError(kind, code, sentenceOf({ kind, code, params, errors, retryAfter }), {
    params,
    errors,
    data,
    retryAfter,
  });
