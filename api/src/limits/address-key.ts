import { isIPv6 } from 'node:net';

/** The unit that is limited: one IPv4 address, or the network of an IPv6 one, whose owner has 2^64 to choose from. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
