import { LIFETIME_SECONDS } from './google-proofs.js';

/** Bound to this host and not readable by scripts; only the callback reads it (decision A1). */
const NAME = '__Host-google-state';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export const stateCookie = (state: string): string =>
  `${NAME}=${state}; Max-Age=${LIFETIME_SECONDS.state}; ${ATTRIBUTES}`;

export const NO_STATE_COOKIE = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

/** The OAuth state that this browser was redirected with. */
export function stateIn(cookies: string | undefined): string | undefined {
  const found = (cookies ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1);
}
