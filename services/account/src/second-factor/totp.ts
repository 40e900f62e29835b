import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that every authenticator app supports. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted steps before and after the current one, for clocks that differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI in the QR code for an authenticator app. */
export const uriOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...SETTINGS, secret, issuer, label }).toString();

/** The step of 30 seconds that a code belongs to; null for a wrong code. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...SETTINGS, secret }).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta;
}
