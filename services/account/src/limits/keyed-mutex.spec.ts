import { KeyedMutex } from './keyed-mutex.js';

it('runs the tasks of one key in their order, one at a time, and those of another key beside them', async () => {
  const mutex = new KeyedMutex();
  const log: string[] = [];
  const task = (name: string, ms: number) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    log.push(`${name} ends`);
    return name;
  };
  const done = await Promise.all([
    mutex.run('a', task('a1', 20)),
    mutex.run('a', task('a2', 1)),
    mutex.run('b', task('b1', 1)),
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1']);
  expect(log).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
});

it('gives a failure to its caller only, and forgets a key that nobody uses', async () => {
  const mutex = new KeyedMutex();
  const first = mutex.run('a', () => Promise.reject(new Error('no')));
  const second = mutex.run('a', () => Promise.resolve('yes'));
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('yes');
  expect(mutex).toEqual(new KeyedMutex());
});
