import { networkOf } from '@salon/kernel';

/** The visitor's network as it is stored: a /24 of IPv4, a /64 of IPv6; never the whole address. */
export function storedNetwork(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? network : network.replace(/\.\d+$/, '.0/24');
}
