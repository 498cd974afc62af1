import { isIP } from 'node:net';

/**
 * Under what an address is counted. One line with IPv6 has 2^64 addresses, so its /64 counts; an IPv4 address in the
 * clothes of IPv6 is itself. What is no address stays as it is.
 */
export function networkOf(who: string): string {
  const [address = ''] = who.split('%');
  if (isIP(address) !== 6) return who;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const filling = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...filling, ...tail].map((group) => Number.parseInt(group, 16));
}
