import { ConcurrencyLimiter } from './concurrency-limiter.js';

it('T4 allows 36 concurrent sign-ins and the next one after one has ended, and bounds no call without a limit', async () => {
  const concurrency = new ConcurrencyLimiter();
  const ends: (() => void)[] = [];
  const enter = (name: 'login' | 'register' | 'create') => concurrency.enter(name, (ended) => ends.push(ended));
  for (let at = 0; at < 36; at += 1) enter('login');
  const busy = expect.objectContaining({ kind: 'unavailable', code: 'BUSY', retryAfter: 1 });
  expect(() => enter('login')).toThrow(busy);
  enter('register');
  ends[0]!();
  await new Promise(setImmediate);
  enter('login');
  expect(() => enter('login')).toThrow(busy);
  for (let at = 0; at < 1_000; at += 1) enter('create');
});
