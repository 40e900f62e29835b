import { type GoogleLoginRequest, isGoogleCode } from '@salon/contracts';

/**
 * The login request for a token of Google; null when it cannot be read. The server verifies whom it names (decision
 * A1).
 */
export function loginRequestOf(credential: unknown): GoogleLoginRequest | null {
  const claims = typeof credential === 'string' ? claimsIn(credential) : null;
  if (!claims || typeof credential !== 'string' || typeof claims['nonce'] !== 'string') return null;
  const asText = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    credential,
    nonce: claims['nonce'],
    email: asText('email'),
    name: asText('name'),
    googleId: asText('sub'),
    profileImage: asText('picture') || null,
    isVerified: claims['email_verified'] === true,
  };
}

function claimsIn(token: string): Record<string, unknown> | null {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return claims !== null && typeof claims === 'object' ? (claims as Record<string, unknown>) : null;
  } catch {
    return null; // No token at all.
  }
}

/** The outcome of the redirect: a code to exchange, or a refusal. */
type Return = { code: string } | { refusal: 'LOGIN_ROLE' | 'GOOGLE_REFUSED' };

/**
 * @param value of `google` in the address
 * @param started whether this tab started the redirect
 */
export function returnOf(value: string, started: boolean): Return {
  if (value === 'forbidden') return { refusal: 'LOGIN_ROLE' };
  return started && isGoogleCode(value) ? { code: value } : { refusal: 'GOOGLE_REFUSED' };
}
