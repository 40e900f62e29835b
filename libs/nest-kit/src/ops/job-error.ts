import { maskedText } from '@salon/traces';

const LONGEST = 240;
const QUERY = /[?#](?<=https?:\/\/[^\s?#]*[?#])\S*/g;
/** An apostrophe within a word does not open a quotation; a quotation without an end was truncated. */
const QUOTED = /(?:["`“]|\B')([^"'`“”]*)(?:["'`”]|$)/g;
const NAME = /^[A-Za-z_][\w.-]{0,62}$/;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Codes, links and secrets: letters and digits mixed, without spaces. */
const TOKEN = '(?<![\\w-])(?=[\\w-]*\\d)(?=[\\w-]*[A-Za-z])[\\w-]{20,}';
/** Numbers of people, cards and accounts. */
const NUMBER = '(?<![\\w.-])\\+?\\d(?:[ ()-]?\\d){6,}(?![\\w-])';
const PRIVATE = new RegExp(`(${UUID})|${TOKEN}|${NUMBER}`, 'g');

/**
 * The error of a job for owners: its first line without addresses, tokens, long numbers and quoted values, which are
 * job data. Our own names and ids stay. At most 240 characters.
 */
export function jobErrorText(error: string | null): string {
  const [line = ''] = (error ?? '').trim().split(/\r?\n/);
  const text = maskedText(line)
    .replace(QUERY, '')
    .replace(QUOTED, (quotation, quoted: string) => (NAME.test(quoted) ? quotation : '…'))
    .replace(PRIVATE, (_found, id?: string) => id ?? '[hidden]');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
