import type { PartHealth, SiteHealth } from '../health/health.rules.js';
import { opsParts } from './ops.rules.js';

const well: PartHealth = { status: 'ok', checks: { database: 'ok' } };
const queue = { asOf: '2026-11-23T04:00:00.000001Z', tasks: [], dead: [] };
const said = { version: '0123abc', startedAt: '2026-11-23T03:00:00.000Z', queue };

it.each([
  ['that is well', well, said, { ...well, ...said }],
  ['without a known revision', well, { ...said, version: '' }, { ...well, ...said, version: null }],
  ['whose queue cannot be read', well, { ...said, queue: null }, { ...well, ...said, queue: null }],
  [
    'that says nothing about itself',
    { status: 'down', checks: { process: 'does not answer' } } as const,
    null,
    { status: 'down', checks: { process: 'does not answer' }, version: null, startedAt: null, queue: null },
  ],
  ['nobody reports on', undefined, null, { status: 'down', checks: {}, version: null, startedAt: null, queue: null }],
])('a process %s', (_what, health, about, part) => {
  const services: SiteHealth['services'] = health ? { booking: health } : {};
  expect(opsParts({ status: 'ok', services }, [['booking', about]])).toEqual([{ name: 'booking', ...part }]);
});
