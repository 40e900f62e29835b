import { createHmac } from 'node:crypto';

/** Keyed hashes: who reads the database learns neither the codes nor which addresses were tried. */
export class Fingerprint {
  constructor(private readonly pepper: string) {}

  ofAddress(email: string): string {
    return createHmac('sha256', this.pepper).update(`address:${email}`).digest('base64url');
  }

  /** 32 bytes; a code is bound to its user. */
  ofCode(userId: string, code: string): Buffer {
    return createHmac('sha256', this.pepper).update(`code:${userId}:${code}`).digest();
  }
}
