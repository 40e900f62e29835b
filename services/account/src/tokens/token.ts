import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link or a step: 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the format of a token. */
export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** SHA-256 of a token: 256 random bits need no slow hash, and a reader of the database cannot derive a link. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
