import fc from 'fast-check';
import { isTooDeep, parseBody } from './json.rules.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

it('reads what JSON reads', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/__proto__|constructor|prototype/.test(text));
      expect(parseBody(bytes(text))).toEqual(JSON.parse(text));
    }),
    { seed: 20261121 },
  );
});

it.each([
  [0, false],
  [20, false],
  [21, true],
  [100_000, true],
])('T56 finds %i levels too deep: %s', (levels, tooDeep) => {
  expect(isTooDeep(nested(levels))).toBe(tooDeep);
});

it('T56 does not take brackets within text for levels', () => {
  expect(isTooDeep(JSON.stringify({ text: '['.repeat(500), more: `"${'{'.repeat(500)}\\` }))).toBe(false);
});

it.each([
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['an escaped prototype', '{"\\u005f_proto__":{"polluted":true}}'],
  ['a constructor, nested', '{"a":[{"constructor":{"prototype":{"polluted":true}}}]}'],
  [
    'more names than anyone fills in',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_each, at) => [`k${at}`, at]))),
  ],
  ['more list entries than anyone fills in', JSON.stringify(Array(1_001).fill(0))],
  ['half a body', '{"a":'],
  ['no JSON', 'name=1'],
  ['two bodies', '{}{}'],
])('T56 refuses %s', (_story, text) => {
  expect(() => parseBody(bytes(text))).toThrow(expect.objectContaining({ kind: 'invalid', code: 'BODY_MALFORMED' }));
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('T56 refuses bytes that are no text', () => {
  expect(() => parseBody(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toThrow(
    expect.objectContaining({ code: 'BODY_MALFORMED' }),
  );
});

it('reads a body with a byte order mark, and an empty one as none', () => {
  expect(parseBody(bytes('\ufeff{"a":1}'))).toEqual({ a: 1 });
  expect(parseBody(bytes('  '))).toBeUndefined();
});

it('T56 checks a hundred thousand levels within the time limit', () => {
  const body = bytes(nested(100_000));
  const took = Array.from({ length: 5 }, () => {
    const began = performance.now();
    expect(() => parseBody(body)).toThrow();
    return performance.now() - began;
  });
  expect(Math.min(...took)).toBeLessThan(50);
});
