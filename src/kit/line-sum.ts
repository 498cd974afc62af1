import { hash } from 'node:crypto';

const all = (1n << 128n) - 1n;

/**
 * Tells whether two sets of lines are the same, in whatever order they come: the sum of half of each line's SHA-256,
 * modulo 2^128, as 32 hex digits. It finds what was lost or damaged; it withstands nobody who builds lines to fool it.
 */
export function createLineSum() {
  let sum = 0n;
  return {
    add(line: string) {
      sum = (sum + BigInt(`0x${hash('sha256', line).slice(0, 32)}`)) & all;
    },
    read: () => sum.toString(16).padStart(32, '0'),
  };
}
