import { createHash } from 'node:crypto';
import { WatchedClient } from './demoted.js';

/** Names of the statements that connections keep, by their text. */
const names = new Map<string, string>();
const NAME_LENGTH = 16;

/**
 * Marks a statement of the most frequent calls: each connection parses it once and sends only its parameters
 * afterwards (ADR-0032). It names its result columns, because a prepared `SELECT *` fails once a migration has added a
 * column.
 * @returns the text itself
 */
export function prepared(text: string): string {
  names.set(text, createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH));
  return text;
}

const withName = (query: unknown): unknown => {
  const name = typeof query === 'string' ? names.get(query) : undefined;
  return name === undefined ? query : { name, text: query };
};

/** A connection that keeps what is marked as `prepared`. */
export class PreparingClient extends WatchedClient {
  override query(query: unknown, ...rest: unknown[]): never {
    return super.query(withName(query), ...rest);
  }
}
