/**
 * Accounts whose address is verified, and clients who have none; `words` is what they are found by.
 * @param more conditions and order of either
 */
const people = (more = ''): string => `(
  (SELECT "id", "name", "email", coalesce("phone", '') AS "phone", coalesce("city", '') AS "city", '' AS "notes", true AS "hasAccount",
    account.search_words("name", "email", "phone") AS "words"
  FROM account."user" WHERE "disabledAt" IS NULL AND "verifiedAt" IS NOT NULL ${more})
  UNION ALL
  (SELECT "id", "name", coalesce("email", ''), coalesce("phone", ''), "city", "notes", false,
    account.search_words("name", "email", "phone")
  FROM account.client
  WHERE NOT EXISTS (SELECT FROM account."user" person WHERE person."email" = client."email" AND person."verifiedAt" IS NOT NULL) ${more})
) person`;

export const PEOPLE = people();

/** A page of everybody by name: $3 of those after the name $1 and the id $2. */
export const NEXT_PEOPLE = people('AND (lower("name"), "id") > ($1, $2::uuid) ORDER BY lower("name"), "id" LIMIT $3');

/** The columns that are shown; `words` would be computed for each row. */
const SHOWN = `"id", "name", "email", "phone", "city", "notes", "hasAccount"`;

/**
 * Those whose words match. The limit also lets them be found before they are sorted: in the order of names, every name
 * would be looked at for a word that few have. A materialized part would do so, too, but is written to a file when the
 * beginning of a number finds nearly everybody.
 * @param query the parameter
 * @param most of them; more people than that have nothing in common but the beginning of a number
 */
export const foundBy = (query: string, most: number | 'ALL'): string =>
  `SELECT ${SHOWN} FROM ${PEOPLE} WHERE "words" @@ ${query}::tsquery ${most === 'ALL' ? 'OFFSET 0' : `LIMIT ${most}`}`;

const SEARCH_MOST = 80;

/** What is searched for, in the words that people are kept by: trimmed, in small letters. */
export const searchedFor = (search: unknown): string =>
  typeof search === 'string' ? search.trim().slice(0, SEARCH_MOST).toLowerCase() : '';

const prefix = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}':*`;

/**
 * The query of `words` that finds people by the beginnings of all the words of a text; a number in any spelling, with
 * or without +94.
 */
export function wordsQuery(text: string): string {
  const words = text.split(/\s+/).map(prefix).join(' & ');
  const digits = /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^(?:00)?94/, '0') : '';
  return digits === '' ? words : `(${words}) | ${prefix(digits)}`;
}
