/** Starts a library without its warnings about in-memory storage and the Node version: both are intended here. */
export async function withoutWarnings<T>(start: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  return start().finally(() => {
    console.warn = warn;
  });
}
