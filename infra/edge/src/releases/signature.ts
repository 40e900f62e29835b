import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readRelease, type Release } from './release.rules.js';

/**
 * The text of a release file: what was signed, as it was signed, and the Ed25519 signature of its bytes.
 * @throws Error when `pem` is no such key
 */
export function signedRelease(release: Release, pem: string): string {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.');
  const text = JSON.stringify(release);
  return `${JSON.stringify({ release: text, signature: sign(null, Buffer.from(text), key).toString('base64') })}\n`;
}

/** The release in a release file that one of `keys` has signed. @throws Error when none has, or it is not a release */
export function verifiedRelease(fileText: string, keys: readonly KeyObject[]): Release {
  const { release, signature } = JSON.parse(fileText) as { release?: unknown; signature?: unknown };
  if (typeof release !== 'string' || typeof signature !== 'string') throw new Error('it is not a signed release');
  const bytes = Buffer.from(release);
  const signed = Buffer.from(signature, 'base64');
  if (!keys.some((key) => verify(null, bytes, key, signed))) throw new Error('its signature is of no key of its team');
  return readRelease(release);
}

/**
 * The public keys of each remote, from `{"booking": ["<base64 of the SPKI>"]}`.
 * @throws Error when one is not an Ed25519 key
 */
export function readKeys(text: string): ReadonlyMap<string, readonly KeyObject[]> {
  const listed = JSON.parse(text) as Record<string, string[]>;
  return new Map(Object.entries(listed).map(([name, keys]) => [name, keys.map((key) => publicKeyOf(name, key))]));
}

function publicKeyOf(name: string, text: string): KeyObject {
  let cause: unknown;
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    cause = error;
  }
  throw new Error(`A key of ${name} is not the public part of an Ed25519 key.`, { cause });
}
