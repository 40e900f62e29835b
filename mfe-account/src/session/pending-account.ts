import { MAILED } from '@salon/contracts';
import { browserNow, readToken } from '@salon/web-kit';
import { withStorage } from '@salon/web-kit/storage';

const KEY = 'pendingAccount';

/** A registered account whose e-mail address waits for its code. */
export interface PendingAccount {
  userId: string;
  email: string;
  /** Read after a reload, by whoever uses this tab now. */
  isRestored?: true;
}

interface Stored extends Pick<PendingAccount, 'userId' | 'email'> {
  /** Epoch milliseconds at which the code has expired. */
  until: number;
}

/** Keeps the account in this tab over a reload, as long as its code is valid. */
export function keepPendingAccount({ userId, email }: PendingAccount): void {
  const until = browserNow().getTime() + MAILED.codeMinutes * 60_000;
  withStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ userId, email, until } satisfies Stored)), undefined);
}

export const dropPendingAccount = (): void => withStorage(() => sessionStorage.removeItem(KEY), undefined);

/** The account to go on with; null while somebody is signed in. */
export const readPendingAccount = (): PendingAccount | null =>
  withStorage(() => {
    const { userId, email, until } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    const isValid = typeof until === 'number' && until > browserNow().getTime() && readToken() === null;
    if (!isValid) sessionStorage.removeItem(KEY);
    return isValid && userId && email ? { userId, email, isRestored: true } : null;
  }, null);
