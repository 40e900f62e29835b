import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

/** Deepest nesting a body may have; no call of ours needs five (threat T56). */
const DEEPEST = 20;

/** Most names and list entries of a body; a full cart has a hundred. */
const MOST_PARTS = 1_000;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const UTF8 = new TextDecoder('utf-8', { fatal: true });

const refuse = (cause?: unknown): never => {
  throw new DomainError('invalid', 'BODY_MALFORMED', messages.invalid, { cause });
};

/** The value of a JSON body, undefined for an empty one; nothing in here recurses. @throws DomainError `invalid` */
export function parseBody(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return undefined;
  if (isTooDeep(text)) refuse();
  const value = parse(text);
  if (isHostile(value)) refuse();
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch (cause) {
    return refuse(cause);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    return refuse(cause);
  }
}

/** Counts open brackets outside of strings: the text is judged before it is parsed. */
export function isTooDeep(text: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted && char === '\\') at += 1;
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '[' || char === '{')) depth += 1;
    else if (!quoted && (char === ']' || char === '}')) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Names that would reach an object's prototype, however they were escaped, or more parts than anyone fills in. */
function isHostile(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const each = waiting.pop();
    if (typeof each !== 'object' || each === null) continue;
    const keys = Object.keys(each);
    if (seen + waiting.length + keys.length > MOST_PARTS || keys.some((key) => FORBIDDEN.has(key))) return true;
    waiting.push(...(Object.values(each) as unknown[]));
  }
  return false;
}
