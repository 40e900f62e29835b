import type { Appointment } from '@salon/contracts';

/** Instead of who is mailed, for a customer who has only a phone number. */
export const NO_ADDRESS = 'No mail address is known: please tell the customer by phone.';

/** Whether the customer of a visit gets a mail about a change; `what` is its subject. */
export const mailWords = ({ user }: Pick<Appointment, 'user'>, what = ''): string =>
  user.email === '' ? NO_ADDRESS : `The customer is mailed${what && `: ${what}`}.`;
