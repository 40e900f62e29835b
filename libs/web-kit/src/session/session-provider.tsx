import { generalRefusals, may, messages, type User } from '@salon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { watchInput } from '../api/attendance.js';
import { api, listenForExpiry } from '../api/client.js';
import { ApiError, messageOf } from '../api/error.js';
import { forgetKept } from '../api/kept.js';
import { readToken, writeToken } from '../api/token.js';
import { toast } from '../feedback/toast.js';
import { isSigningIn, loginPath } from '../paths/return-to.js';
import { DRAFT, INTENT, take } from '../paths/stored.js';
import { siteKey } from '../queries/site.key.js';
import { SessionContext, type Session } from './session.js';
import { useStoredToken } from './use-stored-token.js';

/** Milliseconds between a refused token and the login page (docs/product.md §9). */
const EXPIRY_MS = 1_500;

/** Navigates to a path of the site; the shell passes its router's navigation. */
export type GoTo = (path: string) => void | Promise<void>;

type State = Pick<Session, 'status' | 'user'>;
const GUEST: State = { status: 'guest', user: null };
const UNKNOWN: State = { status: 'unknown', user: null };
const asUser = (user: User): State => ({ status: 'user', user });

/**
 * Handles a token that the server refused: it is removed at once, and after 1.5 s the visitor goes to the login page,
 * unless they sign in first. On the sign-in pages they stay.
 */
function useExpiry(setGuest: () => void, goTo: GoTo) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const expire = useCallback(
    (token: string) => {
      if (readToken() !== token) return; // A response to an older token.
      writeToken(null);
      toast.error(generalRefusals.unauthenticated, { follows: true });
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

/** What this tab keeps of a person over a sign-in. */
function clearTab(): void {
  take(DRAFT);
  take(INTENT);
}

/** All but the salon's details, which are everybody's and on every page. */
const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== siteKey[0];

/**
 * Removes one user's query results before the next user can see them (decision C12), and their changes that still wait
 * for an earlier one: these never settle, and their buttons stay busy until the page is left.
 */
function usePrivacy(person: string | null): void {
  const client = useQueryClient();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const left = before.current !== null && before.current !== person;
    before.current = person;
    if (!left) return;
    client.getMutationCache().clear();
    client.removeQueries({ type: 'inactive', predicate });
    void client.resetQueries({ predicate });
  }, [client, person]);
}

/** A stylist's stored day is removed when the permission to read it ends. */
function usePermittedKeeping(user: User | null): void {
  useEffect(() => {
    if (user && !may(user, 'own_days')) forgetKept();
  }, [user]);
}

/** Ends the session on the server, also while the page is left, and shows the result. */
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
  const checked = useRef<string>(undefined); // The token of the user in `state`.
  useEffect(watchInput, []);
  usePrivacy(state.user?._id ?? null);
  usePermittedKeeping(state.user);
  const { expire, cancel } = useExpiry(setGuest, goTo);
  const { retry, stop } = useStoredToken(
    useMemo(
      () => ({
        onUser: (user, token) => {
          cancel(); // Signed in by another tab.
          checked.current = token;
          set(asUser(user));
        },
        // A checked token is still the same person's: their page stays (decision A18).
        onUnknown: (token) => token !== checked.current && set(UNKNOWN),
        onGuest: setGuest,
        onRefused: expire,
      }),
      [setGuest, expire, cancel],
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
        checked.current = token;
        set(asUser(user));
      },
      async signOut(ended) {
        takeOver();
        clearTab();
        if (ended) toast.success(ended);
        else void endOnServer(); // The request already holds the token.
        writeToken(null);
        const home = goTo('/');
        // In one transition with the router's own to a lazy page: before it, the guard would send the guest to /login.
        startTransition(async () => {
          await home;
          startTransition(setGuest);
        });
        await home;
      },
      forget() {
        takeOver();
        clearTab();
        api.get('/auth/logout', { keepSession: true }).catch(() => undefined); // It has usually ended already.
        writeToken(null);
        setGuest();
      },
      // A response can arrive after its person has signed out.
      update: (user) => set((current) => (current.user?._id === user._id ? asUser(user) : current)),
    };
  }, [state, retry, cancel, stop, goTo, setGuest]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
