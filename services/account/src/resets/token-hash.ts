import { createHash } from 'node:crypto';

/** SHA-256 of a token: 256 random bits need no slow hash, and a reader of the database cannot derive a link. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
