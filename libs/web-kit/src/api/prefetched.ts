declare global {
  /** Requests that `public/prefetch.js` sent while the scripts were loading; null without a response and for a 5xx. */
  var prefetched: { token: string; responses: Record<string, Promise<Response | null>> } | undefined;
}

/** The prefetched response to a GET request: returned once, and only for the same token. */
export function takePrefetched(path: string, token: string | null): Promise<Response | null> | undefined {
  const { prefetched } = globalThis;
  const response = prefetched?.responses[path];
  if (!prefetched || !response) return undefined;
  delete prefetched.responses[path];
  return prefetched.token === token ? response : undefined;
}
