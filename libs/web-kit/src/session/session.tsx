import type { User } from '@salon/contracts';
import { createContext, useContext } from 'react';

export type SessionStatus = 'loading' | 'guest' | 'user';

export interface Session {
  status: SessionStatus;
  user: User | null;
  signIn(token: string, user: User): void;
  /** Ends the session on the server, forgets everything private, says so and goes home (decision A12). */
  signOut(): Promise<void>;
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
