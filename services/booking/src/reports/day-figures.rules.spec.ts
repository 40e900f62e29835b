import type { Cents, Span } from '@salon/kernel';
import { type CountedVisit, figuresOf, FORMAT, minutesByHour } from './day-figures.rules.js';

const cut = { serviceId: 'cut', title: 'Cut', priceCents: 250_000 as Cents, minutes: 30, quantity: 2 };
const visit: CountedVisit = {
  ...{ status: 'confirmed', cancelReason: null, cancelCostCents: null, stylistId: 'dilani', startTime: '09:45' },
  ...{ minutes: 60, busy: null, lines: [cut], offer: null },
};
const used = (spans: Span[]): [number, number][] =>
  minutesByHour(spans).flatMap((minutes, hour): [number, number][] => (minutes > 0 ? [[hour, minutes]] : []));

it.each<[string, Span[], [number, number][]]>([
  ['nothing', [], []],
  ['within an hour', [{ start: 545, end: 570 }], [[9, 25]]],
  ['a whole hour', [{ start: 540, end: 600 }], [[9, 60]]],
  ['over three hours', [{ start: 585, end: 670 }], [[9, 15], [10, 60], [11, 10]]], // prettier-ignore
  ['to midnight and beyond', [{ start: 1430, end: 1500 }], [[23, 10]]],
  ['two spans of one hour', [{ start: 540, end: 550 }, { start: 560, end: 570 }], [[9, 20]]], // prettier-ignore
])('minutes by hour: %s', (_what, spans, hours) => expect(used(spans)).toEqual(hours));

it.each<[string, Partial<CountedVisit>, [visits: number, noShows: number, late: number, taken: number]]>([
  ['stands', {}, [1, 0, 0, 60]],
  ['took place', { status: 'completed' }, [1, 0, 0, 60]],
  ['has a free middle and a buffer', { busy: [[0, 20], [40, 70]] }, [1, 0, 0, 50]], // prettier-ignore
  ['is only held', { status: 'pending' }, [0, 0, 0, 0]],
  ['was missed', { status: 'no_show' }, [0, 1, 0, 0]],
  ['was cancelled in time', { status: 'cancelled', cancelReason: 'customer', cancelCostCents: 0 }, [0, 0, 0, 0]],
  ['was cancelled late', { status: 'cancelled', cancelReason: 'customer', cancelCostCents: 1 }, [0, 0, 1, 0]],
  ['was cancelled by the salon', { status: 'cancelled', cancelReason: 'salon' }, [0, 0, 0, 0]],
])('a visit that %s', (_what, change, expected) => {
  const { visits, noShows, lateCancels, taken } = figuresOf([{ ...visit, ...change }], [], []);
  const minutes = (taken.dilani ?? []).reduce((sum, each) => sum + each, 0);
  expect([visits, noShows, lateCancels, minutes]).toEqual(expected);
});

it('an offer has its price, its services none, and what was added beside it its own', () => {
  const added = { ...cut, serviceId: 'nails', title: 'Nails', quantity: 1, isAdded: true };
  const offer = { id: 'offer', title: 'Bride', priceCents: 400_000 as Cents };
  const { sold } = figuresOf([{ ...visit, lines: [cut, added], offer }, visit], [], []);
  expect(sold).toEqual({
    cut: { title: 'Cut', isOffer: false, times: 4, cents: 500_000 },
    nails: { title: 'Nails', isOffer: false, times: 1, cents: 250_000 },
    offer: { title: 'Bride', isOffer: true, times: 1, cents: 400_000 },
  });
});

// A new figure, or one counted in another way, needs a new format: stored days of older ones are computed again.
it('names the figures of the format', () => {
  expect({ [FORMAT]: Object.keys(figuresOf([visit], [], [])) }).toEqual({
    2: ['visits', 'noShows', 'lateCancels', 'taken', 'sold', 'money', 'unnoted'],
  });
});
