import type { ErrorKind } from '@salon/kernel';

export type Sentence = string | ((params: never) => string);

/**
 * Definition of a code. Without a text its message is the problem of its first field, else the general sentence of its
 * kind.
 */
export interface Refusal {
  readonly kind: ErrorKind;
  readonly text?: Sentence;
  /** The field of the form that the sentence is about. */
  readonly field?: string;
}

/** The reason from a list of sentences, with the parameters of its sentence. */
type Reason<Reasons> = {
  [Name in keyof Reasons]: Reasons[Name] extends (params: infer Params) => string
    ? { reason: Name } & Params
    : { reason: Name };
}[keyof Reasons];

/** The text of a code that is used for several reasons; empty for an unknown reason of a newer service. */
export const because =
  <const Reasons extends Readonly<Record<string, Sentence>>>(reasons: Reasons) =>
  (params: Reason<Reasons>): string => {
    const { reason } = params as { reason: string };
    const text = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
    return typeof text === 'function' ? (text as (given: typeof params) => string)(params) : (text ?? '');
  };
