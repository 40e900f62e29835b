import fc from 'fast-check';
import { leavesAt, secondsToWait } from './limits.rules.js';

const at = (second: number): Date => new Date(second * 1000);

describe('waiting', () => {
  it.each([
    ['nothing counted', [], 0, 0],
    ['one of two left', [0], 10, 0],
    ['both spent', [0, 10], 20, 40],
    ['the oldest leaves the minute', [0, 10], 60, 0],
    ['a third of a second is a second', [0, 10], 59.7, 1],
    ['a later one counts too', [0, 30], 29, 31],
  ])('%s: %j at %d s waits %d s', (_name, times, now, seconds) => {
    expect(secondsToWait(times.map(at), [{ most: 2, seconds: 60 }], at(now))).toBe(seconds);
  });

  it('is over exactly when one more fits, for every history', () => {
    const history = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 20 });
    const limits = fc.array(
      fc.record({ most: fc.integer({ min: 1, max: 6 }), seconds: fc.integer({ min: 1, max: 400 }) }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(history, limits, (seconds, bounds) => {
        const times = seconds.map(at);
        const wait = secondsToWait(times, bounds, at(1000));
        const fits = (now: number): boolean =>
          bounds.every(({ most, seconds: span }) => seconds.filter((time) => time > now - span).length < most);
        return fits(1000 + wait) && (wait === 0 || !fits(1000 + wait - 1));
      }),
    );
  });
});

describe('the departure of a code', () => {
  it.each([
    ['the first at once', [100], 100, 100],
    ['a minute after the one before', [40, 90], 90, 100],
    ['at once when the minute is over', [40, 100], 100, 100],
    ['after one that has not left yet', [150, 100], 100, 210],
  ])('%s', (_name, times, now, expected) => {
    expect(leavesAt(times.map(at), at(now))).toEqual(at(expected));
  });
});
