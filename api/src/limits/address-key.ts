import ipaddr from 'ipaddr.js';

const NETWORK_PARTS = 4;

/** The unit that is limited: one IPv4 address, or the /64 network of an IPv6 address, whose owner has 2^64 to choose from. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that is written as an IPv6 one counts as the former.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, NETWORK_PARTS);
  return network.map((part) => part.toString(16)).join(':');
}
