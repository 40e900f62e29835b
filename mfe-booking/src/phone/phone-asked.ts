const keyOf = (userId: string): string => `phone-asked-${userId}`;

/** Whether this person was asked for a phone number in this browser and went on without. */
export function wasAsked(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return true; // A browser may refuse storage altogether: better not asked than asked each time.
  }
}

export function markAsked(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), 'yes');
  } catch {
    // Then the page itself remembers it for as long as it is open.
  }
}
