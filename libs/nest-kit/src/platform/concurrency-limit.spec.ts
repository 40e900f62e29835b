import { DomainError } from '@salon/kernel';
import { ConcurrencyLimit } from './concurrency-limit.js';

const limitOf = (running: number, waiting: number): ConcurrencyLimit =>
  new ConcurrencyLimit({
    running,
    waiting,
    refusal: () => new DomainError('unavailable', 'SIGN_IN_BUSY', 'Please wait.', { retryAfter: 1 }),
  });

it('T4 runs four tasks at once, queues 32 and refuses the rest with a time to retry', async () => {
  const limit = limitOf(4, 32);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      limit.run(async () => {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 1));
        order.push(index);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(4);
  expect(order).toEqual(Array.from({ length: 36 }, (_, index) => index));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(64);
  expect(outcomes.at(-1)).toMatchObject({ reason: { kind: 'unavailable', retryAfter: 1 } });
});

it('T4 has capacity until the queue is full, and again when a task has ended', async () => {
  const limit = limitOf(1, 1);
  const done: (() => void)[] = [];
  const started = () => limit.run(() => new Promise<void>((resolve) => done.push(resolve)));
  expect(() => limit.assertCapacity()).not.toThrow();
  const first = started();
  expect(() => limit.assertCapacity()).not.toThrow();
  const second = started();
  expect(() => limit.assertCapacity()).toThrow(expect.objectContaining({ code: 'SIGN_IN_BUSY' }));
  await new Promise(setImmediate);
  done[0]!();
  await first;
  expect(() => limit.assertCapacity()).not.toThrow();
  await new Promise(setImmediate);
  done[1]!();
  await second;
});

it('runs the next task after one has failed', async () => {
  const limit = limitOf(1, 0);
  await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run(() => Promise.resolve('yes'))).toBe('yes');
});
