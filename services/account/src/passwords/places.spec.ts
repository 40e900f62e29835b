import { Places } from './places.js';

it('T4 runs four at once, lets 32 wait and turns the rest away with a time to come back', async () => {
  const places = new Places(4, 32);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => places.run(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push(index);
    running -= 1;
  })));
  expect(most).toBe(4);
  expect(order).toEqual(Array.from({ length: 36 }, (_, index) => index));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(64);
  expect(outcomes.at(-1)).toMatchObject({ reason: { kind: 'unavailable', retryAfter: 1 } });
});

it('gives the place back when the task fails', async () => {
  const places = new Places(1, 0);
  await expect(places.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await places.run(() => Promise.resolve('yes'))).toBe('yes');
});
