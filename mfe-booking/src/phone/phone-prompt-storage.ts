const keyOf = (userId: string): string => `phone-asked-${userId}`;

/** Whether this user skipped the phone prompt in this browser. */
export function wasPrompted(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return true; // Without storage the prompt would appear every time, so it is not shown.
  }
}

export function markPrompted(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), 'yes');
  } catch {
    // Without storage the open page still remembers it.
  }
}
