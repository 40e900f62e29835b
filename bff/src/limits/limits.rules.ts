import { DomainError } from '@salon/kernel';

/** The network an address belongs to: an IPv6 customer owns a whole /64, so it is one (threat T60). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The network of a visitor as it is kept: a /24 of IPv4, a /64 of IPv6; never the whole address. */
export function keptNetwork(address: string): string {
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

const TELLING = new Set(['unauthenticated', 'forbidden', 'not_found', 'conflict', 'invalid']);

/** Whether a refusal taught the caller something: a form filled in wrongly and a service that is down do not. */
export const isFailure = (error: unknown): boolean =>
  error instanceof DomainError && TELLING.has(error.kind) && error.code !== 'VALIDATION';
