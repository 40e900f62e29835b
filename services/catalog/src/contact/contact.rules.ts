import {
  type ContactRequest,
  emailProblem,
  isPlainText,
  FIELD_LENGTHS,
  messageProblem,
  messages,
} from '@salon/contracts';
import { DomainError } from '@salon/kernel';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a message to the salon must be (decision E1): name and address become headers of a mail, so each is one plain line (threat T46). @throws DomainError `invalid` */
export function contactOf(body: unknown): ContactRequest {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const contact = {
    name: textOf(given.name),
    email: textOf(given.email),
    message: textOf(given.message).replace(/\r\n?/g, '\n'),
  };
  const problem = nameProblem(contact.name) ?? emailProblem(contact.email) ?? messageProblem(contact.message);
  if (problem) throw new DomainError('invalid', 'CONTACT_INVALID', problem);
  return contact;
}

function nameProblem(name: string): string | null {
  if (name === '') return messages.nameRequired;
  return name.length <= FIELD_LENGTHS.name && isPlainText(name) ? null : messages.invalid;
}
