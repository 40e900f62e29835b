import { DESK_LENGTHS, FIELD_LENGTHS, MAILED, RATINGS } from './limits.js';
import * as messages from './messages.js';

/** Lower case, trimmed: one account per address (decision A4). */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The problem of an e-mail address, or null. Linear in its length. */
export function emailProblem(email: string): string | null {
  const value = email.trim();
  if (value === '') return messages.emailRequired;
  if (value.length > FIELD_LENGTHS.email || !isPlainText(value)) return messages.emailInvalid;
  return /^[^\s@<>",;:\\()[\]]+@[^\s@.<>",;:\\()[\]]+(?:\.[^\s@.<>",;:\\()[\]]+)+$/.test(value)
    ? null
    : messages.emailInvalid;
}

/** The address of a link that writes to `email`, which cannot add recipients or a subject. */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Control characters, bidirectional overrides and zero-width marks are not allowed in texts. */
const UNPRINTABLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Zero-width marks that are allowed: both joiners beside the virama of Sinhala and Tamil words, one in emoji. */
const JOINED = [
  /(\u0dca)[\u200c\u200d](?=[\u0d80-\u0dff])/g,
  /(\u0bcd)[\u200c\u200d](?=[\u0b80-\u0bff])/g,
  /([\u0d9a-\u0dc6])\u200d(?=\u0dca)/g, // Touching letters.
  /([\ufe0f\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu,
];

/** True for text that prints as one line; `multiline` allows line breaks and tabs. */
export function isPlainText(value: string, multiline = false): boolean {
  const line = multiline ? value.replace(/[\r\n\t]/g, ' ') : value;
  return !UNPRINTABLE.test(JOINED.reduce((text, joined) => text.replace(joined, '$1'), line));
}

/** The problem of one line of text, or null. @param label of its field, as in the form */
export function lineProblem(label: string, text: string, most: number): string | null {
  if (text.length > most) return messages.tooLong(label, most);
  return isPlainText(text) ? null : messages.unprintable(label);
}

/** The problem of a person's name, or null. */
export const nameProblem = (name: string): string | null =>
  name.trim() === '' ? messages.nameRequired : lineProblem('Name', name.trim(), FIELD_LENGTHS.name);

/** True for an object of JSON: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** The value as an object; empty for anything else. */
export const asRecord = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** The fields that have a problem, with its sentence; null when there is none. */
export function problemsIn(fields: Readonly<Record<string, string | null>>): Record<string, string> | null {
  const found = Object.entries(fields).filter((each): each is [string, string] => each[1] !== null);
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The form of a code, as a regular expression. */
export const CODE_PATTERN = `\\d{${MAILED.codeDigits}}`;

const CODE = new RegExp(`^${CODE_PATTERN}$`);

export const isCode = (value: string): boolean => CODE.test(value);

/** The problem of a message to the salon, or null; surrounding blanks do not count. */
export function messageProblem(message: string): string | null {
  const value = message.trim();
  if (value === '') return messages.messageRequired;
  if (value.length > FIELD_LENGTHS.message) return messages.messageTooLong;
  return isPlainText(value, true) ? null : messages.messageUnprintable;
}

/** Invisible characters: a text of these alone counts as empty. */
const INVISIBLE = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** The problem of a rating, or null. */
export const ratingProblem = (rating: unknown): string | null =>
  RATINGS.some((each) => each === rating) ? null : messages.ratingRequired;

/** The problem of a review's text, or null; surrounding blanks do not count (decision B14). */
export function commentProblem(comment: unknown): string | null {
  if (typeof comment !== 'string' || comment.replace(INVISIBLE, '') === '') return messages.commentRequired;
  if (comment.trim().length > FIELD_LENGTHS.comment) return messages.commentTooLong;
  return isPlainText(comment, true) ? null : messages.commentUnprintable;
}

/** Whether a value can be the reason for hiding a review; surrounding blanks do not count (decision B14). */
export const isHideReason = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.trim().length <= DESK_LENGTHS.hideReason &&
  isPlainText(value, true);
