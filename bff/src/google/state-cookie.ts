import { GOOD_FOR } from './google-proofs.js';

/** Bound to this very host and unreadable to pages; only the callback looks at it (decision A1). */
const NAME = '__Host-google-state';
const TRAITS = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export const stateCookie = (state: string): string => `${NAME}=${state}; Max-Age=${GOOD_FOR.state}; ${TRAITS}`;

export const NO_STATE_COOKIE = `${NAME}=; Max-Age=0; ${TRAITS}`;

/** The state this browser was sent away with. */
export function stateIn(cookies: string | undefined): string | undefined {
  const found = (cookies ?? '')
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1);
}
