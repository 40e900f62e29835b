import { createHmac } from 'node:crypto';

/** Keyed hashes: a reader of the database learns neither the codes nor the attempted e-mail addresses. */
export class Fingerprint {
  constructor(private readonly pepper: string) {}

  ofAddress(email: string): string {
    return createHmac('sha256', this.pepper).update(`address:${email}`).digest('base64url');
  }

  ofAddressAndNetwork(email: string, network: string): string {
    return createHmac('sha256', this.pepper).update(`address:${email} network:${network}`).digest('base64url');
  }

  /** A number below 2⁴⁸, for the code of a mail: the same at each try, so that the code itself is stored nowhere. */
  ofMail(mailId: string): number {
    return createHmac('sha256', this.pepper).update(`mail:${mailId}`).digest().readUIntBE(0, 6);
  }

  /** 32 bytes; a code is bound to its user. */
  ofCode(userId: string, code: string): Buffer {
    return createHmac('sha256', this.pepper).update(`code:${userId}:${code}`).digest();
  }
}
