import { messages, type User } from '@salon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api, listenForExpiry } from '../api/client.js';
import { ApiError, messageOf } from '../api/error.js';
import { readToken, writeToken } from '../api/token.js';
import { toast } from '../feedback/toast.js';
import { isSigningIn, loginPath } from '../paths/return-to.js';
import { SessionContext, type Session } from './session.js';
import { useStoredToken } from './use-stored-token.js';

/** From a refused token to the login page, in milliseconds (spec §9). */
const EXPIRY_MS = 1_500;

/** Goes to a path of the site; the shell's is its router's. */
export type GoTo = (path: string) => void | Promise<void>;

type State = Pick<Session, 'status' | 'user'>;
const GUEST: State = { status: 'guest', user: null };
const UNKNOWN: State = { status: 'unknown', user: null };
const asUser = (user: User): State => ({ status: 'user', user });

/**
 * A token the server refuses: it is removed at once, and the visitor goes to the login page 1.5 s later unless they sign in first.
 * On a page of signing in they stay.
 */
function useExpiry(setGuest: () => void, goTo: GoTo) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const expire = useCallback(
    (token: string) => {
      if (readToken() !== token) return; // An answer to an older token: the one in use may be fine.
      writeToken(null);
      toast.error(messages.sessionExpired);
      const from = `${location.pathname}${location.search}`;
      if (isSigningIn(from)) return setGuest();
      timer.current = setTimeout(() => {
        setGuest();
        void goTo(loginPath(from));
      }, EXPIRY_MS);
    },
    [setGuest, goTo],
  );
  useEffect(() => {
    const stop = listenForExpiry(expire);
    return () => {
      stop();
      cancel();
    };
  }, [expire, cancel]);
  return { expire, cancel };
}

/** What one person was answered is never shown to the next: it goes when they do (decision C12). */
function usePrivacy(person: string | null): void {
  const client = useQueryClient();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const left = before.current !== null && before.current !== person;
    before.current = person;
    if (!left) return;
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries();
  }, [client, person]);
}

/** Ends the session of the stored token on the server, also when the page is left meanwhile, and says how that went. */
async function endOnServer(): Promise<void> {
  try {
    await api.get('/auth/logout', { keepSession: true, keepalive: true });
    toast.success(messages.logoutSuccess);
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status === 401;
    if (hasEnded) toast.success(messages.logoutSuccess);
    else toast.error(messageOf(error, messages.logoutFailed));
  }
}

export function SessionProvider({ children, goTo }: { children: ReactNode; goTo: GoTo }) {
  const [state, set] = useState<State>({ status: 'loading', user: null });
  const setGuest = useCallback(() => set(GUEST), []);
  usePrivacy(state.user?._id ?? null);
  const { expire, cancel } = useExpiry(setGuest, goTo);
  const { retry, stop } = useStoredToken(
    useMemo(
      () => ({
        onUser: (user) => set(asUser(user)),
        onUnknown: () => set(UNKNOWN),
        onGuest: setGuest,
        onRefused: expire,
      }),
      [setGuest, expire],
    ),
  );

  const session = useMemo<Session>(() => {
    const takeOver = () => {
      cancel();
      stop();
    };
    return {
      ...state,
      retry,
      signIn(token, user) {
        takeOver();
        writeToken(token);
        set(asUser(user));
      },
      async signOut() {
        takeOver();
        void endOnServer(); // The request has the token by now.
        writeToken(null);
        await goTo('/'); // Before the guard of this page can answer the missing user with the login page.
        startTransition(setGuest); // In its turn: the router shows a page that had to be fetched in a transition of its own.
      },
      update: (user) => set(asUser(user)),
    };
  }, [state, retry, cancel, stop, goTo, setGuest]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
