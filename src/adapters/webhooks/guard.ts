import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Only what is given out for single servers on the public internet may be called. For IPv4 that is all but the special
 * blocks; for IPv6 it is 2000::/3 but for those in it, so what is not given out yet is closed by itself.
 * Source: IANA's special-purpose address registries
 */
const special = new BlockList();
// prettier-ignore
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.31.196.0', 24], ['192.52.193.0', 24], ['192.88.99.0', 24],
  ['192.168.0.0', 16], ['192.175.48.0', 24], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) special.addSubnet(net, bits, 'ipv4');
// prettier-ignore
for (const [net, bits] of [
  ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['2620:4f:8000::', 48], ['3fff::', 20],
] as const) special.addSubnet(net, bits, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const notOurs = 'This address lies in a private network';

export type GuardOptions = {
  /** Whether this machine itself may be called, over http too: for demos and tests. */
  ownMachine: boolean;
  /** How names are looked up. */
  find?: typeof lookup;
};

/**
 * Keeps what is called for others out of networks of our own. What a name resolves to is judged where the connection is made,
 * so that it cannot lead elsewhere a moment later.
 * @returns `refuse`: why an address is never called, or null; `lookup`: for whoever makes the connection
 */
export function createGuard({ ownMachine, find = lookup }: GuardOptions) {
  const isClosed = (address: string) => {
    const family = familyOf(address);
    if (ownMachine && loopback.check(address, family)) return false;
    return special.check(address, family) || (family === 'ipv6' && !global.check(address, family));
  };
  const judged: LookupFunction = (name, options, done) => {
    find(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.some(({ address }) => isClosed(address))) return done(new Error(notOurs), []);
      const [first] = found;
      if (options.all || !first) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
  const isOwn = (host: string) =>
    host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, familyOf(host)));

  const refuse = (url: string): string | null => {
    const { protocol, username, password, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (protocol !== 'https:' && !(protocol === 'http:' && ownMachine && isOwn(host)))
      return 'Enter an address that begins with https://';
    if (username || password) return 'Leave user and password out of the address';
    if (isIP(host) ? isClosed(host) : host === 'localhost' && !ownMachine) return notOurs;
    return null;
  };

  return { refuse, lookup: judged };
}
export type Guard = ReturnType<typeof createGuard>;
