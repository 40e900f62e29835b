import { type ContactRequest, emailProblem, messageProblem, nameProblem } from '@salon/contracts';

export type ContactField = keyof ContactRequest;

/** The problem of each field, or null; in the order of the page. */
export const PROBLEMS: Readonly<Record<ContactField, (value: string) => string | null>> = {
  name: nameProblem,
  email: emailProblem,
  message: messageProblem,
};

/** The request: trimmed values. */
export const contactRequest = ({ name, email, message }: ContactRequest): ContactRequest => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});

/** The server's messages for the fields of this form, in the order of the page. */
export const fieldProblems = (errors: Readonly<Record<string, string>> | undefined): [ContactField, string][] =>
  (Object.keys(PROBLEMS) as ContactField[]).flatMap((field) =>
    typeof errors?.[field] === 'string' ? [[field, errors[field]] as [ContactField, string]] : [],
  );
