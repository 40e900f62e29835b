/** An open stream does not detect a lost network at once. */
const NETWORK = ['online', 'offline'] as const;

/**
 * Runs `begin` while the page is visible, and again whenever the network changes. Returns the function that ends it;
 * `begin` returns its own.
 */
export function whileVisible(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const stop = () => {
    end?.();
    end = null;
  };
  const update = () => {
    if (document.hidden) stop();
    else end ??= begin();
  };
  const restart = () => {
    stop();
    update();
  };
  update();
  document.addEventListener('visibilitychange', update);
  for (const each of NETWORK) window.addEventListener(each, restart);
  return () => {
    document.removeEventListener('visibilitychange', update);
    for (const each of NETWORK) window.removeEventListener(each, restart);
    stop();
  };
}
