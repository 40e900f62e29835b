/** An open stream does not detect a lost network at once. */
const NETWORK = ['online', 'offline'] as const;

/**
 * Runs `begin` while the page is visible, and again whenever the network changes. Returns the function that ends it;
 * `begin` returns its own.
 */
export function whileSeen(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const stop = () => {
    end?.();
    end = null;
  };
  const look = () => {
    if (document.hidden) stop();
    else end ??= begin();
  };
  const again = () => {
    stop();
    look();
  };
  look();
  document.addEventListener('visibilitychange', look);
  for (const each of NETWORK) window.addEventListener(each, again);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const each of NETWORK) window.removeEventListener(each, again);
    stop();
  };
}
