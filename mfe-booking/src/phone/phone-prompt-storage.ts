import { withStorage } from '@salon/web-kit/storage';

const keyOf = (userId: string): string => `phone-asked-${userId}`;

/** Whether this user skipped the phone prompt in this browser; true without storage: it would appear every time. */
export const wasPrompted = (userId: string): boolean =>
  withStorage(() => localStorage.getItem(keyOf(userId)) !== null, true);

/** Without storage the open page still remembers it. */
export const markPrompted = (userId: string): void =>
  withStorage(() => localStorage.setItem(keyOf(userId), 'yes'), undefined);
