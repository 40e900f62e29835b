/** Milliseconds after the last input in which calls count as made by the user. */
const ATTENDED_MS = 60_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** In milliseconds since the page was opened, which counts as an input. */
let lastInput = 0;

const noteInput = (): void => void (lastInput = performance.now());

/** Notes when this page is used. Returns the function that ends it. */
export function watchInput(): () => void {
  for (const each of INPUTS) addEventListener(each, noteInput, { capture: true, passive: true });
  return () => {
    for (const each of INPUTS) removeEventListener(each, noteInput, { capture: true });
  };
}

/** Whether nobody has used this page for a minute, so that it calls by itself. */
export const isUnattended = (): boolean => performance.now() - lastInput > ATTENDED_MS;
