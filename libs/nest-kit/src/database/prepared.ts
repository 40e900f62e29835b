import { createHash } from 'node:crypto';
import { WatchedClient } from './demoted.js';

/** Names of prepared statements, by their text. */
const names = new Map<string, string>();
const NAME_LENGTH = 16;

/**
 * Marks a statement of the most frequent calls as prepared: each connection parses it once and then sends only
 * parameters (ADR-0032). It must name its result columns, because a prepared `SELECT *` fails after a migration adds a
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

/** A connection that prepares the statements marked by `prepared`. */
export class PreparingClient extends WatchedClient {
  override query(query: unknown, ...rest: unknown[]): never {
    return super.query(withName(query), ...rest);
  }
}
