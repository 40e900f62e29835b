import { messages, type User } from '@salon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { api, listenForExpiry } from '../api/client.js';
import { ApiError, messageOf } from '../api/error.js';
import { onTokenOfOtherTab, readToken, writeToken } from '../api/token.js';
import { toast } from '../feedback/toast.js';
import { loginPath } from '../paths/return-to.js';
import { whoAmI } from './check.js';
import { SessionContext, type Session } from './session.js';

/** From a refused token to the login page, in milliseconds (spec §9). */
const EXPIRY_MS = 1_500;

/** Goes to a path of the site; the shell's is its router's. */
export type GoTo = (path: string) => void | Promise<void>;

type State = Pick<Session, 'status' | 'user'>;
const GUEST: State = { status: 'guest', user: null };
const asUser = (user: User): State => ({ status: 'user', user });

/** Asks whose the stored token is, at the start and whenever another tab changes it. */
function useStoredToken(set: (state: State) => void, forget: () => void): void {
  useEffect(() => {
    let current = new AbortController();
    const check = async (token: string | null) => {
      current.abort();
      const mine = (current = new AbortController());
      // Every part of a page may look different now: in a transition a press in between is answered.
      if (token === null) return startTransition(forget);
      const user = await whoAmI(mine.signal);
      if (mine.signal.aborted) return;
      if (user) return startTransition(() => set(asUser(user)));
      if (readToken() === token) writeToken(null);
      startTransition(forget);
    };
    void check(readToken());
    const stop = onTokenOfOtherTab((token) => void check(token));
    return () => {
      stop();
      current.abort();
    };
  }, [set, forget]);
}

/** A 401 for the stored token: removed at once, told, and on to the login page 1.5 s later unless someone signs in first. */
function useExpiry(forget: () => void, goTo: GoTo) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = listenForExpiry((token) => {
      if (readToken() !== token) return; // An answer to an older token: the one in use may be fine.
      writeToken(null);
      toast.error(messages.sessionExpired);
      const from = `${location.pathname}${location.search}`;
      timer.current = setTimeout(() => {
        forget();
        void goTo(loginPath(from));
      }, EXPIRY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [forget, goTo]);
  return useCallback(() => clearTimeout(timer.current), []);
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

/** A session already ended on the server is what was asked for. */
async function endOnServer(): Promise<void> {
  try {
    await api.get('/auth/logout', { keepSession: true });
    toast.success(messages.logoutSuccess);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) toast.success(messages.logoutSuccess);
    else toast.error(messageOf(error, messages.logoutFailed));
  }
}

export function SessionProvider({ children, goTo }: { children: ReactNode; goTo: GoTo }) {
  const [state, set] = useState<State>({ status: 'loading', user: null });
  const forget = useCallback(() => set(GUEST), []);
  usePrivacy(state.user?._id ?? null);
  useStoredToken(set, forget);
  const stayHere = useExpiry(forget, goTo);

  const session = useMemo<Session>(
    () => ({
      ...state,
      signIn(token, user) {
        stayHere();
        writeToken(token);
        set(asUser(user));
      },
      async signOut() {
        stayHere();
        await endOnServer();
        writeToken(null);
        await goTo('/'); // Before the guard of this page can answer the missing user with the login page.
        startTransition(forget); // In its turn: the router shows a page that had to be fetched in a transition of its own.
      },
      update: (user) => set(asUser(user)),
    }),
    [state, stayHere, goTo, forget],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
