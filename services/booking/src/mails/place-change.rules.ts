import type { MailFacts } from './mail-facts.rules.js';

type Place = NonNullable<MailFacts['was']>;

/**
 * The mail that says how a booked visit differs from what its customer knows; a confirmation when it does not. Mails of
 * older releases know no stylist.
 */
export const mailOfChange = (was: Place, is: Place): 'rescheduled' | 'reassigned' | 'confirmation' => {
  if (was.day !== is.day || was.startTime !== is.startTime) return 'rescheduled';
  return was.stylist !== undefined && was.stylist !== is.stylist ? 'reassigned' : 'confirmation';
};
