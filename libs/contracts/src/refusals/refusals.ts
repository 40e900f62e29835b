import { accountRefusals } from './account.js';
import { bookingRefusals } from './booking.js';
import { catalogRefusals } from './catalog.js';
import { callRefusals } from './calls.js';
import { closingRefusals } from './closing.js';
import { deskVisitRefusals } from './desk-visits.js';
import { deskRefusals } from './desk.js';
import { fieldRefusals } from './fields.js';
import { pictureRefusals } from './pictures.js';
import { stylistRefusals } from './stylists.js';
import { visitRefusals } from './visits.js';

/**
 * Every refusal by its code. This is the only place that defines kind and sentence (ADR-0036). The parameters are type
 * aliases: a declaration file repeats them, and cannot name an interface that is not exported.
 */
export const refusals = {
  ...callRefusals,
  ...fieldRefusals,
  ...accountRefusals,
  ...bookingRefusals,
  ...visitRefusals,
  ...deskVisitRefusals,
  ...deskRefusals,
  ...closingRefusals,
  ...catalogRefusals,
  ...pictureRefusals,
  ...stylistRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** The parameters of the sentence of a code; `never` for a sentence without any. */
export type RefusalParams<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  text: (params: infer Params extends object) => string;
}
  ? Params
  : never;
