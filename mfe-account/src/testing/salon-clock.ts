import { NOW } from './fixtures.js';

/** Stops the clock at `NOW` in each test of a file; timers keep running. */
export function atNow(): void {
  beforeEach(
    () =>
      void jest.useFakeTimers({
        now: NOW,
        doNotFake: [
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'queueMicrotask',
          'nextTick',
          'performance',
          'requestAnimationFrame',
          'cancelAnimationFrame',
          'setImmediate',
          'clearImmediate',
        ],
      }),
  );
  afterEach(() => void jest.useRealTimers());
}
