/** The browser's storage. Not shared at run time: each app bundles it. */

/** The result of `run`; `otherwise` when the browser's storage is disabled, full or corrupt. */
export function withStorage<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise; // Disabled, full or corrupt; a bug of `run` is hidden too.
  }
}
