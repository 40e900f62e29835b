import { Bundles } from './bundles.js';

let read: string[];
const bundlesOf = (texts: Record<string, string>): Bundles => {
  read = [];
  const source = async (address: string) => {
    read.push(address);
    return texts[address] ?? '';
  };
  return new Bundles({ read: source, fetch, ran: () => undefined });
};

it('get the shared packages and nothing of this machine', async () => {
  const bundles = bundlesOf({ x: `exports.react = require('react'); exports.own = () => require('fs');` });
  const { react, own } = (await bundles.load('x', { react: 'one' })) as { react: string; own: () => unknown };
  expect(react).toBe('one');
  expect(own).toThrow('fs is not given');
});

it('run anew with the packages of a new shell: there are never two Reacts in one page', async () => {
  const bundles = bundlesOf({ y: `exports.react = require('react');` });
  const [before, after] = [{ react: 'one' }, { react: 'two' }];
  expect([await bundles.load('y', before), await bundles.load('y', before)]).toEqual([
    { react: 'one' },
    { react: 'one' },
  ]);
  expect(read).toEqual(['y']);
  expect(await bundles.load('y', after)).toEqual({ react: 'two' });
});
