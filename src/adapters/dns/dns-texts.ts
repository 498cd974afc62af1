import { Resolver } from 'node:dns/promises';
import type { DnsTexts } from '#kit/ports/dns.ts';

/** Asks the name servers of this machine, for four seconds at most. */
export const createDnsTexts = (): DnsTexts => async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((pieces) => pieces.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
  }
};
