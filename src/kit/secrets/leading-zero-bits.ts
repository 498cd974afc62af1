/** Whether a SHA-256 begins with so many zero bits, at most 32. Browser and server judge by the same. */
export const hasLeadingZeroBits = (digest: Uint8Array, bits: number) =>
  Math.clz32(new DataView(digest.buffer, digest.byteOffset).getUint32(0)) >= bits;
