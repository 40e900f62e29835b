import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookings, events, paymentNotices } from '@salon/nest-kit';
import { initializeMetrics } from './initialize-metrics.js';

const COUNTERS = /\b(salon_events_total|payment_notices_total|bookings_total)\{\w+=~?"([^"]+)"\}/g;

/** `salon_events_total gateway_silent`, one for each value that an alert names. */
const named = (rules: string): string[] =>
  [...rules.matchAll(COUNTERS)].flatMap(([, metric, values = '']) =>
    values.split('|').map((value) => `${String(metric)} ${value}`),
  );

async function atZero(): Promise<string[]> {
  const metrics = await Promise.all([bookings, events, paymentNotices].map((counter) => counter.get()));
  return metrics.flatMap(({ name, values }) =>
    values.filter(({ value }) => value === 0).map(({ labels }) => `${name} ${String(Object.values(labels)[0])}`),
  );
}

it('the first doubtful notice, unchecked order and failed booking after a start are seen: each counter of an alert begins at 0', async () => {
  const wanted = named(readFileSync(join(import.meta.dirname, '../../../infra/watch/alerts.yml'), 'utf8'));
  expect(wanted.length).toBeGreaterThan(7);
  initializeMetrics();
  expect(await atZero()).toEqual(expect.arrayContaining(wanted));
});
