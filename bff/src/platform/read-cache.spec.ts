import { DomainError } from '@salon/kernel';
import { FixedClock } from '@salon/testing';
import { ReadCache } from './read-cache.js';

const clock = new FixedClock('2026-11-21T04:00:00Z');
let reads = 0;
let menu: () => Promise<unknown>;
let cache: ReadCache;

const read = async (): Promise<unknown> =>
  JSON.parse(
    (
      await cache.read('/services', () => {
        reads += 1;
        return menu();
      })
    ).body,
  );
const down = async () => Promise.reject(new DomainError('unavailable', 'UPSTREAM_DOWN', 'x'));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  clock.set('2026-11-21T04:00:00Z');
  cache = new ReadCache(clock);
  reads = 0;
  menu = async () => ({ services: ['cut'] });
});

it('reads once for a hundred guests at the same moment', async () => {
  await Promise.all(Array.from({ length: 100 }, read));
  expect(reads).toBe(1);
});

it('shows a change to a guest within two seconds, never later', async () => {
  await read();
  menu = async () => ({ services: ['cut', 'colour'] });
  clock.set('2026-11-21T04:00:01.500Z');
  expect(await read()).toEqual({ services: ['cut'] });
  await settled();
  expect(await read()).toEqual({ services: ['cut', 'colour'] });
  menu = async () => ({ services: [] });
  clock.set('2026-11-21T04:00:03.500Z');
  expect(await read()).toEqual({ services: [] });
});

it('serves the cached response while the service is down, for ten minutes', async () => {
  await read();
  menu = async () => Promise.reject(new DomainError('unavailable', 'UPSTREAM_DOWN', 'x'));
  clock.set('2026-11-21T04:09:00Z');
  expect(await read()).toEqual({ services: ['cut'] });
  clock.set('2026-11-21T04:10:01Z');
  await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_DOWN' });
});

it('keeps the cached response when a refresh behind it fails', async () => {
  await read();
  menu = async () => Promise.reject(new DomainError('not_found', 'NOT_FOUND', 'x'));
  clock.set('2026-11-21T04:00:01.500Z');
  expect(await read()).toEqual({ services: ['cut'] });
  await settled();
  expect(await read()).toEqual({ services: ['cut'] });
  clock.set('2026-11-21T04:00:02Z');
  await expect(read()).rejects.toMatchObject({ kind: 'not_found' });
});

it('serves stale responses for a shorter time when given one', async () => {
  const brief = (): Promise<unknown> => cache.read('/next-free', () => menu(), 30_000);
  await brief();
  menu = async () => Promise.reject(new DomainError('unavailable', 'UPSTREAM_DOWN', 'x'));
  clock.set('2026-11-21T04:00:29Z');
  await expect(brief()).resolves.toMatchObject({ body: '{"services":["cut"]}' });
  clock.set('2026-11-21T04:00:30Z');
  await expect(brief()).rejects.toMatchObject({ code: 'UPSTREAM_DOWN' });
});

it('does not cache a refusal', async () => {
  menu = async () => Promise.reject(new DomainError('not_found', 'NOT_FOUND', 'x'));
  await expect(read()).rejects.toMatchObject({ kind: 'not_found' });
  menu = async () => ({ services: [] });
  expect(await read()).toEqual({ services: [] });
});

it('gives the same list the same entity tag, another one another', async () => {
  const tag = async (): Promise<string> => (await cache.read('/x', menu)).etag;
  const first = await tag();
  clock.advance(1);
  expect(await tag()).toBe(first);
  menu = async () => ({ services: [] });
  clock.advance(1);
  expect(await tag()).not.toBe(first);
});

/** A read that waits for its response, which `finish` gives, while the cache is cleared. */
function readingWhileCleared() {
  let finish: (data: unknown) => void = () => {};
  menu = () => new Promise((resolve) => (finish = resolve));
  const early = read();
  cache.clear();
  return { early, finish: (data: unknown) => finish(data) };
}

it('is cleared on command, and does not store a response requested before', async () => {
  const { early, finish } = readingWhileCleared();
  finish({ services: ['old'] });
  expect(await early).toEqual({ services: ['old'] });
  menu = async () => ({ services: ['new'] });
  expect(await read()).toEqual({ services: ['new'] });
});

it('a response requested before it was cleared replaces no newer one, also for an outage', async () => {
  const { early, finish } = readingWhileCleared();
  menu = async () => ({ services: ['new'] });
  await read();
  finish({ services: ['old'] });
  await early;
  menu = down;
  clock.set('2026-11-21T04:09:00Z');
  expect(await read()).toEqual({ services: ['new'] });
});

it('what is gone is not served while the service is down, either', async () => {
  await read();
  cache.clear('/reviews');
  menu = down;
  expect(await read()).toEqual({ services: ['cut'] });
  cache.clear('/services');
  await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_DOWN' });
});

it('counts the age of a slow response from its request', async () => {
  let finish: (data: unknown) => void = () => {};
  menu = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const slow = read();
  clock.set('2026-11-21T04:00:01.900Z');
  finish({ services: ['old'] });
  await slow;
  menu = async () => ({ services: ['new'] });
  clock.set('2026-11-21T04:00:02Z');
  expect(await read()).toEqual({ services: ['new'] });
});

it('serves what was read before it was cleared only while the service is down', async () => {
  await read();
  cache.clear();
  menu = async () => Promise.reject(new DomainError('unavailable', 'UPSTREAM_DOWN', 'x'));
  clock.set('2026-11-21T04:00:00.100Z');
  expect(await read()).toEqual({ services: ['cut'] });
  clock.set('2026-11-21T04:09:00Z');
  expect(await read()).toEqual({ services: ['cut'] });
  menu = async () => ({ services: [] });
  expect(await read()).toEqual({ services: [] });
  clock.set('2026-11-21T04:19:01Z');
  menu = async () => Promise.reject(new DomainError('unavailable', 'UPSTREAM_DOWN', 'x'));
  await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_DOWN' });
});
