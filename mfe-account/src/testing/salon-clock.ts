import { NOW } from './fixtures.js';

/** Stops the clock in each test of a file; timers keep running. */
export function atNow(now = NOW): void {
  beforeEach(
    () =>
      void jest.useFakeTimers({
        now,
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
