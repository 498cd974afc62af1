import type { DnsTexts } from '#kit/ports/dns.ts';

/** Under which names the large mail services publish their keys: a key's name cannot be looked up. */
const usualSelectors = ['default', 'google', 'selector1', 'selector2', 's1', 'k1', 'mail', 'zoho', 'dkim'];

export type MailDomain = {
  domain: string;
  /** null: no name server answered. */
  spf: boolean | null;
  dkim: boolean | null;
  dmarc: boolean | null;
};

/**
 * What other mail servers read before they believe that a mail is ours.
 * @param from as mails say it: `Nirmaan <hello@nirmaan.example>` or the bare address
 * Source: RFC 7208 (SPF), RFC 6376 (DKIM), RFC 7489 (DMARC)
 */
export async function readMailDomain(texts: DnsTexts, from: string): Promise<MailDomain | null> {
  const domain = /@([a-z\d.-]+)/i.exec(from)?.[1]?.toLowerCase();
  if (!domain) return null;
  const [own, policy, ...keys] = await Promise.all([
    texts(domain),
    texts(`_dmarc.${domain}`),
    ...usualSelectors.map((selector) => texts(`${selector}._domainkey.${domain}`)),
  ]);
  const says = (records: string[] | null | undefined, form: RegExp) =>
    records ? records.some((record) => form.test(record)) : null;
  const known = keys.filter((records) => records !== null);
  return {
    domain,
    spf: says(own, /^v=spf1\b/i),
    dkim: known.length > 0 ? known.some((records) => says(records, /\bp=[a-z\d+/]/i)) : null,
    dmarc: says(policy, /^v=DMARC1\b/i),
  };
}
