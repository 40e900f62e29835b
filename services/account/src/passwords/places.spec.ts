import { Places } from './places.js';

it('T4 runs four at once, lets 32 wait and turns the rest away with a time to come back', async () => {
  const places = new Places(4, 32);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      places.run(async () => {
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

it('T4 admits whoever still finds a place in the line, and nobody when it is full', async () => {
  const places = new Places(1, 1);
  const done: (() => void)[] = [];
  const stay = () => places.run(() => new Promise<void>((resolve) => done.push(resolve)));
  expect(() => places.admit()).not.toThrow();
  const first = stay();
  expect(() => places.admit()).not.toThrow();
  const second = stay();
  expect(() => places.admit()).toThrow(expect.objectContaining({ code: 'SIGN_IN_BUSY' }));
  done[0]!();
  await first;
  expect(() => places.admit()).not.toThrow();
  done[1]!();
  await second;
});

it('gives the place back when the task fails', async () => {
  const places = new Places(1, 0);
  await expect(places.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await places.run(() => Promise.resolve('yes'))).toBe('yes');
});
