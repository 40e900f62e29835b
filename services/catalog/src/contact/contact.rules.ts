import {
  asRecord,
  type ContactRequest,
  emailProblem,
  messageProblem,
  nameProblem,
  problemsIn,
  refuse,
} from '@salon/contracts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Rules of a message to the salon (decision E1): name and address become mail headers, so each is one plain line
 * (threat T46).
 * @throws DomainError `invalid`
 */
export function contactOf(body: unknown): ContactRequest {
  const given = asRecord(body);
  const contact = {
    name: textOf(given.name),
    email: textOf(given.email),
    message: textOf(given.message).replace(/\r\n?/g, '\n'),
  };
  const errors = problemsIn({
    name: nameProblem(contact.name),
    email: emailProblem(contact.email),
    message: messageProblem(contact.message),
  });
  if (errors) throw refuse('CONTACT_INVALID', { errors });
  return contact;
}
