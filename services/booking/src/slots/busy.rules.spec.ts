import fc from 'fast-check';
import { asBusy, busyOf, storedBusy, type Timing, visitSpan } from './busy.rules.js';
import { freeFor, type StylistDay } from './slots.rules.js';

const cut: Timing = { minutes: 60, quantity: 1 };
const colour: Timing = { minutes: 120, quantity: 1, bufferMinutes: 15, freeMiddle: { after: 30, minutes: 45 } };

it.each<[string, Timing[], [number, number][] | null]>([
  ['takes its stylist the whole time', [cut], null],
  ['of two services is one span', [cut, { ...cut, quantity: 2 }], null],
  [
    'leaves the middle free and adds the buffer',
    [colour],
    [
      [0, 30],
      [75, 135],
    ],
  ],
  [
    'with two of it has two free middles and one buffer',
    [{ ...colour, quantity: 2 }],
    [
      [0, 30],
      [75, 150],
      [195, 255],
    ],
  ],
  [
    'has the longest buffer, whatever comes last',
    [colour, { ...cut, bufferMinutes: 5 }],
    [
      [0, 30],
      [75, 195],
    ],
  ],
  ['ignores a middle that no longer lies inside', [{ ...colour, minutes: 60, bufferMinutes: 0 }], null],
])('a visit %s', (_sentence, lines, stored) => {
  const minutes = lines.reduce((total, line) => total + line.minutes * line.quantity, 0);
  const busy = busyOf(lines);
  expect(storedBusy(busy, minutes)).toEqual(stored);
  expect(asBusy(stored, minutes)).toEqual(busy);
});

const anyTiming: fc.Arbitrary<Timing> = fc
  .record({
    minutes: fc.integer({ min: 5, max: 90 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    bufferMinutes: fc.integer({ min: 0, max: 20 }),
    after: fc.integer({ min: 1, max: 60 }),
    middle: fc.integer({ min: 5, max: 60 }),
    isFree: fc.boolean(),
  })
  .map(({ after, middle, isFree, ...line }) => ({
    ...line,
    freeMiddle: isFree ? { after, minutes: middle } : null,
  }));

/** Computed minute by minute from the visits: whether the stylist is needed. */
function neededIn(lines: readonly Timing[]): Set<number> {
  const needed = new Set<number>();
  let start = 0;
  for (const { minutes, quantity, freeMiddle } of lines)
    for (let each = 0; each < quantity; each += 1, start += minutes)
      for (let minute = 0; minute < minutes; minute += 1) {
        const isInside = freeMiddle && freeMiddle.after + freeMiddle.minutes < minutes;
        const isFree = isInside && minute >= freeMiddle.after && minute < freeMiddle.after + freeMiddle.minutes;
        if (!isFree) needed.add(start + minute);
      }
  const buffer = Math.max(...lines.map(({ bufferMinutes = 0 }) => bufferMinutes));
  for (let minute = 0; minute < buffer; minute += 1) needed.add(start + minute);
  return needed;
}

const anyVisit = fc.record({
  at: fc.integer({ min: 0, max: 300 }),
  lines: fc.array(anyTiming, { minLength: 1, maxLength: 3 }),
});
const spanOf = ({ at, lines }: { at: number; lines: Timing[] }) =>
  visitSpan(
    at,
    lines.reduce((total, line) => total + line.minutes * line.quantity, 0),
    busyOf(lines),
  );

it('two visits fit one stylist exactly when no minute needs them twice: a model of single minutes agrees', () => {
  fc.assert(
    fc.property(anyVisit, anyVisit, (first, second) => {
      const day: StylistDay = { id: 'a', works: [{ start: 0, end: 2_000 }], taken: spanOf(first).busy };
      const needed = neededIn(first.lines);
      const clashes = [...neededIn(second.lines)].some((minute) => needed.has(minute + second.at - first.at));
      expect(freeFor(spanOf(second), [day]).length === 0).toBe(clashes);
    }),
    { numRuns: 500 },
  );
});

it('a visit with its buffer lies within the shift', () => {
  const day: StylistDay = { id: 'a', works: [{ start: 0, end: 130 }], taken: [] };
  expect(freeFor(spanOf({ at: 0, lines: [colour] }), [day])).toEqual([]);
  expect(freeFor(spanOf({ at: 0, lines: [{ ...colour, bufferMinutes: 10 }] }), [day])).toEqual([day]);
});
