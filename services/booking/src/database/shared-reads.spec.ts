import { SharedReads } from './shared-reads.js';

/** Reads that end when the test says so. */
function slowReads() {
  const shared = new SharedReads<string>();
  const reads: { resolve: (state: string) => void; reject: (error: Error) => void }[] = [];
  const read = (key = 'tasks') =>
    shared.of(key, () => new Promise<string>((resolve, reject) => void reads.push({ resolve, reject })));
  return { reads, read };
}
const settled = () => new Promise(setImmediate);

it('sixty desks that read at once cost two reads, and the second begins after their calls', async () => {
  const { reads, read } = slowReads();
  const first = read();
  const others = Array.from({ length: 59 }, () => read());
  expect(reads).toHaveLength(1);
  reads[0]?.resolve('before');
  expect(await first).toBe('before');
  await settled();
  expect(reads).toHaveLength(2);
  const later = read();
  reads[1]?.resolve('after');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['after']));
  await settled();
  reads[2]?.resolve('later');
  expect([await later, reads.length]).toEqual(['later', 3]);
});

it('who comes alone reads at once, and other data waits for nobody', async () => {
  const { reads, read } = slowReads();
  const tasks = read();
  const day = read('2026-11-26');
  expect(reads).toHaveLength(2);
  reads[0]?.resolve('tasks');
  reads[1]?.resolve('day');
  expect(await Promise.all([tasks, day])).toEqual(['tasks', 'day']);
  void read();
  expect(reads).toHaveLength(3);
});

it('a failed read fails for those who share it only', async () => {
  const { reads, read } = slowReads();
  const [first, second] = [read(), read()];
  reads[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settled();
  reads[1]?.resolve('back');
  expect(await second).toBe('back');
});
