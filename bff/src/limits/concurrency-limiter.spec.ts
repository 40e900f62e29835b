import { ConcurrencyLimiter } from './concurrency-limiter.js';

it('T4 allows 36 concurrent sign-ins and the next one after a release, and bounds no call without a limit', () => {
  const concurrency = new ConcurrencyLimiter();
  for (let at = 0; at < 36; at += 1) concurrency.acquire('login');
  expect(() => concurrency.acquire('login')).toThrow(
    expect.objectContaining({ kind: 'unavailable', code: 'BUSY', retryAfter: 1 }),
  );
  concurrency.acquire('register');
  concurrency.release('login');
  concurrency.acquire('login');
  expect(() => concurrency.acquire('login')).toThrow();
  for (let at = 0; at < 1_000; at += 1) concurrency.acquire('create');
});
