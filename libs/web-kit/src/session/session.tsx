import type { User } from '@salon/contracts';
import { createContext, useContext } from 'react';

/** `unknown`: there is a token, but the server could not check it; the check is repeated. */
export type SessionStatus = 'loading' | 'unknown' | 'guest' | 'user';

export interface Session {
  status: SessionStatus;
  user: User | null;
  signIn(token: string, user: User): void;
  /**
   * Removes the token at once, goes home (decision A12), and ends the session on the server, whose response is shown.
   * @param ended shown of a session that has ended on the server, which is not called
   */
  signOut(ended?: string): Promise<void>;
  /**
   * Ends the session without a message: here, and on the server, where it may have ended already; the page stays.
   */
  forget(): void;
  /** Checks an `unknown` session now; resolves with the response. */
  retry(): Promise<void>;
  /** Stores the user of a response: a saved profile, a verified e-mail. */
  update(user: User): void;
}

export const SessionContext = createContext<Session | null>(null);

/** The current session. Must be used below AppProviders. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside AppProviders');
  return session;
}
