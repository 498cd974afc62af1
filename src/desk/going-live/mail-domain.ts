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
  const [own, policies, ...keys] = await Promise.all([
    texts(domain),
    Promise.all(withParents(domain).map((name) => texts(`_dmarc.${name}`))),
    ...usualSelectors.map((selector) => texts(`${selector}._domainkey.${domain}`)),
  ]);
  const says = (records: string[] | null | undefined, form: RegExp) =>
    records ? records.some((record) => form.test(record)) : null;
  const known = keys.filter((records) => records !== null);
  const policy = policies.find((records) => says(records, /^v=DMARC1\b/i)) ?? policies[0];
  return {
    domain,
    spf: says(own, /^v=spf1\b/i),
    dkim: known.length > 0 ? known.some((records) => says(records, /\bp=[a-z\d+/]/i)) : null,
    dmarc: says(policy, /^v=DMARC1\b/i),
  };
}

/** A domain, and those above it: the policy of the one that was registered holds for all below it (RFC 7489, 6.6.3). */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, i) => labels.slice(i).join('.'));
}
