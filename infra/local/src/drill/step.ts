/** Runs a step and prints how long it took. */
export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(7)} s  ${name}`);
  return result;
}

/** Prints a line below the step that reports it. */
export const note = (line: string): void => console.log(`           ${line}`);
