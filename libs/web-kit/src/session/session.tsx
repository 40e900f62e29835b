import type { User } from '@salon/contracts';
import { createContext, useContext } from 'react';

/** `unknown`: there is a token, but the server could not say whose it is; it is asked again. */
export type SessionStatus = 'loading' | 'unknown' | 'guest' | 'user';

export interface Session {
  status: SessionStatus;
  user: User | null;
  signIn(token: string, user: User): void;
  /** Forgets the token at once, goes home (decision A12) and ends the session on the server, whose answer is shown. */
  signOut(): Promise<void>;
  /** Asks now who the visitor is; resolves with the answer. For a session that is `unknown`. */
  retry(): Promise<void>;
  /** Takes over the user an answer brought: a saved profile, a verified e-mail. */
  update(user: User): void;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is using the site. Must be below AppProviders. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside AppProviders');
  return session;
}
