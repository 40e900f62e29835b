/** Starts a library that warns of keeping everything in memory and of the runtime's age: here both are meant so. */
export async function withoutWarnings<T>(start: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  return start().finally(() => {
    console.warn = warn;
  });
}
