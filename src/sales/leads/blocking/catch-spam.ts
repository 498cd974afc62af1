import type { BlockKind, Catch } from './block-kinds.ts';
import list from './disposable-domains.json' with { type: 'json' };
import { digitsOf } from '#kit/india/digits.ts';
import { isWholePhone, phoneDigits } from '#kit/india/phone.ts';

export type BlockRule = { id: string; kind: BlockKind; value: string };
type Said = { name: string; email: string; phone: string; message: string };

const disposable = new Set(list);

/** What keeps an enquiry apart: the agency's own rules, and mail addresses that are made to be thrown away. */
export function catchesOf(rules: BlockRule[], said: Said): Catch[] {
  const email = said.email.toLowerCase();
  const domains = domainsOf(email.slice(email.lastIndexOf('@') + 1));
  const phone = phoneKey(said.phone);
  const words = ` ${wordsOf(`${said.name} ${said.message}`)} `;
  const catches: Record<Exclude<BlockKind, 'trusted'>, (value: string) => boolean> = {
    email: (value) => value === email,
    domain: (value) => domains.includes(value),
    phone: (value) => value === phone,
    words: (value) => words.includes(` ${value} `),
  };
  const caught: Catch[] = [];
  for (const { id, kind, value } of rules)
    if (kind !== 'trusted' && catches[kind](value)) caught.push({ ruleId: id, kind, value });
  const isTrusted = rules.some(({ kind, value }) => kind === 'trusted' && domains.includes(value));
  const thrownAway = isTrusted ? undefined : disposableIn(domains);
  if (thrownAway) caught.push({ ruleId: null, kind: 'disposable', value: thrownAway });
  return caught;
}

/** A domain and those that it lies in: "a.b.in" → "a.b.in", "b.in", "in". */
export const domainsOf = (domain: string): string[] =>
  domain.split('.').map((_, i, labels) => labels.slice(i).join('.'));

/** That of them which is on the list of throw-away services. */
export const disposableIn = (domains: string[]) => domains.find((domain) => disposable.has(domain));

/** A number as it is compared, however it was typed; empty where there is none. */
export const phoneKey = (typed: string): string =>
  isWholePhone(typed) ? phoneDigits(typed) : digitsOf(typed).replace(/^0+/, '');

/** A text as its words are compared: without capitals and what stands between them. */
export const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
