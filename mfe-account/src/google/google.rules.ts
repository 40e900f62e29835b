import { type GoogleLoginRequest, isGoogleCode, messages } from '@salon/contracts';

/** What is sent for a token of Google; null when it cannot be read. Who it names is for the server to say (decision A1). */
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
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return claims !== null && typeof claims === 'object' ? (claims as Record<string, unknown>) : null;
  } catch {
    return null; // No token at all.
  }
}

/** How the way over Google's page ended: with a code to exchange, or with what to say. */
export type Return = { code: string } | { sentence: string };

/**
 * @param value of `google` in the address
 * @param setOut whether this tab went there
 */
export function returnOf(value: string, setOut: boolean): Return {
  if (value === 'forbidden') return { sentence: messages.loginRole };
  return setOut && isGoogleCode(value) ? { code: value } : { sentence: messages.googleFailed };
}
