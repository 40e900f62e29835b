import fc from 'fast-check';
import { networkOf } from './network.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('T60 counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('T60 counts a whole /64 as one caller, and its neighbour as another', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((each) => each.toString(16));
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (net, one, other) => {
        expect(networkOf([...net, ...one].join(':'))).toBe(networkOf([...net, ...other].join(':')));
        const [head = '0', ...rest] = net;
        const neighbour = [(Number.parseInt(head, 16) ^ 1).toString(16), ...rest];
        expect(networkOf([...neighbour, ...one].join(':'))).not.toBe(networkOf([...net, ...one].join(':')));
      },
    ),
    { seed: 20261121 },
  );
});
