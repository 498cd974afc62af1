import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('all addresses of one IPv6 line are counted as one; IPv4 and names as they are', () => {
  for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:0:0:9', '2001:db8:1:2:3:4:198.51.100.7'])
    expect([address, networkOf(address)]).toEqual([address, '2001:db8:1:2::/64']);
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  // So does a socket that listens on both families name somebody with IPv4.
  for (const address of ['::ffff:198.51.100.7', '::FFFF:c633:6407'])
    expect([address, networkOf(address)]).toEqual([address, '198.51.100.7']);
  for (const other of ['198.51.100.7', 'all', 'asha@example.com', '', '01975d3c-0000-7000-8000-000000000000'])
    expect([other, networkOf(other)]).toEqual([other, other]);
});
