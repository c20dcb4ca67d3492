import ipaddr from 'ipaddr.js';

const NETWORK_PARTS = 4;

/** The key under which an address is limited: an IPv4 address, or the /64 network of an IPv6 one, since one user has a whole /64. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // Turns an IPv4-mapped IPv6 address into the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = (parsed as ipaddr.IPv6).parts.slice(0, NETWORK_PARTS);
  return network.map((part) => part.toString(16)).join(':');
}
