/** The network an address belongs to: an IPv6 customer owns a whole /64, so it counts as one (threat T60). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');
  if (!plain.includes(':')) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The visitor's network as it is stored: a /24 of IPv4, a /64 of IPv6; never the whole address. */
export function storedNetwork(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? network : network.replace(/\.\d+$/, '.0/24');
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
