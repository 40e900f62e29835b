import { refuse } from '@salon/contracts';

/** Maximal nesting of a body; our calls need fewer than five levels (threat T56). */
const MAX_DEPTH = 20;

/** Maximal number of names and list items of a body; a full cart has a hundred. */
const MAX_PARTS = 1_000;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The value of a JSON body, undefined for an empty one; not recursive. @throws DomainError `invalid` */
export function parseBody(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return undefined;
  if (isTooDeep(text)) throw refuse('BODY_MALFORMED');
  const value = parse(text);
  if (isHostile(value)) throw refuse('BODY_MALFORMED');
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch (cause) {
    throw refuse('BODY_MALFORMED', { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw refuse('BODY_MALFORMED', { cause });
  }
}

/** Counts open brackets outside strings, before the text is parsed. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted && char === '\\') at += 1;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '[' || char === '{')) depth += 1;
    else if (!quoted && (char === ']' || char === '}')) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Whether a name (also escaped) would reach an object's prototype, or there are too many parts. */
function isHostile(value: unknown): boolean {
  const queue = [value];
  for (let seen = 0; queue.length > 0; seen += 1) {
    const each = queue.pop();
    if (typeof each !== 'object' || each === null) continue;
    const keys = Object.keys(each);
    if (seen + queue.length + keys.length > MAX_PARTS || keys.some((key) => FORBIDDEN.has(key))) return true;
    queue.push(...(Object.values(each) as unknown[]));
  }
  return false;
}
