/** A moment in which the browser answers presses and paints, before the next piece of work begins. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
