/**
 * Accounts with a verified address that are not disabled, and clients without such an account; `words` is the search
 * text.
 * @param more conditions and order for either
 */
const people = (more = ''): string => `(
  (SELECT "id", "name", "email", coalesce("phone", '') AS "phone", coalesce("city", '') AS "city", '' AS "notes",
    true AS "hasAccount", account.search_words("name", "email", "phone") AS "words"
  FROM account."user" WHERE "disabledAt" IS NULL AND "verifiedAt" IS NOT NULL ${more})
  UNION ALL
  (SELECT "id", "name", coalesce("email", ''), coalesce("phone", ''), "city", "notes",
    false, account.search_words("name", "email", "phone")
  FROM account.client
  WHERE NOT EXISTS (
    SELECT FROM account."user" person
    WHERE person."email" = client."email" AND person."disabledAt" IS NULL AND person."verifiedAt" IS NOT NULL) ${more})
) person`;

export const PEOPLE = people();

/** A page of all people by name: $3 rows after the name $1 and the id $2. */
export const NEXT_PEOPLE = people('AND (lower("name"), "id") > ($1, $2::uuid) ORDER BY lower("name"), "id" LIMIT $3');

/** The displayed columns; `words` would be computed for each row. */
const SHOWN = `"id", "name", "email", "phone", "city", "notes", "hasAccount"`;

/**
 * The matching people. The limit also makes the planner search before it sorts: in name order, it would check every
 * name for a rare word. A materialized CTE would have the same effect, but it is written to disk when a number prefix
 * matches nearly all people.
 * @param query the parameter
 * @param most the limit; a query with more matches is only a number prefix
 */
export const foundBy = (query: string, most: number | 'ALL'): string =>
  `SELECT ${SHOWN} FROM ${PEOPLE} WHERE "words" @@ ${query}::tsquery ${most === 'ALL' ? 'OFFSET 0' : `LIMIT ${most}`}`;

const SEARCH_MOST = 80;

/** The search text in the stored form: trimmed and lower-case. */
export const searchedFor = (search: unknown): string =>
  typeof search === 'string' ? search.trim().slice(0, SEARCH_MOST).toLowerCase() : '';

const prefix = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}':*`;

/** Digits without `+94` and the zeros that begin a number: `search_words` has every number without them, too. */
const withoutZeros = (digits: string): string => digits.replace(/^(?:00)?94/, '0').replace(/^0+(?=\d)/, '');

/**
 * The `words` query that finds people by the prefixes of all words of a text; a number in any notation, with or without
 * +94.
 */
export function wordsQuery(text: string): string {
  const words = text.split(/\s+/).map(prefix).join(' & ');
  const digits = /^[\d\s()+./-]+$/.test(text) ? withoutZeros(text.replace(/\D/g, '')) : '';
  return digits === '' ? words : `(${words}) | ${prefix(digits)}`;
}
