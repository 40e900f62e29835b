declare global {
  /** Requests that `public/ahead.js` sent while the scripts were loading; null for a failed one. */
  var ahead: { token: string; answers: Record<string, Promise<Response | null>> } | undefined;
}

/** The prefetched response to a GET request: returned once, and only for the same token. */
export function takePrefetched(path: string, token: string | null): Promise<Response | null> | undefined {
  const { ahead } = globalThis;
  const answer = ahead?.answers[path];
  if (!ahead || !answer) return undefined;
  delete ahead.answers[path];
  return ahead.token === token ? answer : undefined;
}
