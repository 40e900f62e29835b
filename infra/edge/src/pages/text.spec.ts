import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { compress, textOf } from './text.js';

it('a long text is compressed at once, and as well as can be some time later', async () => {
  const name = () => randomBytes(8).toString('hex');
  const long = textOf(Array.from({ length: 5_000 }, () => `<li>${name()}</li>`).join(''));
  const sizes: number[] = [];
  const kept = new Proxy(long, {
    set: (text, key, value: Buffer) => {
      expect(brotliDecompressSync(value).toString()).toBe(text.text);
      sizes.push(value.length);
      return Reflect.set(text, key, value);
    },
  });
  await compress(kept);
  const [quick = 0, best = 0] = sizes;
  expect([sizes.length, long.brotli?.length, best < quick]).toEqual([2, best, true]);
});
