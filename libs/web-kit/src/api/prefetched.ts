declare global {
  /** What the shell's `public/ahead.js` asked while the scripts were on their way; null for what nobody answered. */
  var ahead: { token: string; answers: Record<string, Promise<Response | null>> } | undefined;
}

/** The answer to a read that was asked ahead: given once, and only to whom it belongs. */
export function takePrefetched(path: string, token: string | null): Promise<Response | null> | undefined {
  const { ahead } = globalThis;
  const answer = ahead?.answers[path];
  if (!ahead || !answer) return undefined;
  delete ahead.answers[path];
  return ahead.token === token ? answer : undefined;
}
