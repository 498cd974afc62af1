/** Words that a shop owner's blog can do without until somebody has looked: swindles, betting, pills, abuse. */
const blockedWords = new Set(
  `viagra cialis casino betting satta matka lottery jackpot crypto bitcoin forex porn xxx escort nude sexy
   loan-approved backlinks followers-cheap chutiya madarchod bhenchod gandu fuck fucking shit bitch bastard`.split(
    /\s+/,
  ),
);

// No address needs more than these to be recognised; the text is at most 2,000 characters long.
const address =
  /https?:|www\.|<a\s|\[url|\b[a-z0-9-]{2,63}\.(?:com|net|org|in|info|biz|xyz|ru|cn|top|shop|online|site|io|ly|me)\b/i;

/** Why a comment should be looked at before others see it; empty when it is clean. */
export function assessComment({
  author,
  content,
  honeypot,
}: {
  author: string;
  content: string;
  honeypot: string;
}): string[] {
  const text = `${author} ${content}`;
  const checks: [boolean, string][] = [
    [honeypot !== '', 'filled a hidden field'],
    [address.test(text), 'contains a link'],
    [/[\w.+-]{1,64}@[\w-]{1,63}\./.test(text), 'contains an e-mail address'],
    [/(?:\d[\s-]?){10}/.test(text), 'contains a phone number'],
    [/<[a-z!/]/i.test(text), 'contains markup'],
    [shouts(content), 'mostly capitals'],
    [splitWords(text).some((word) => blockedWords.has(word)), 'contains a blocked word'],
    [/(.)\1{9}/u.test(content), 'repeats one character'],
  ];
  return checks.flatMap(([holds, reason]) => (holds ? [reason] : []));
}

const splitWords = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\d-]+/u);

/** Most letters of a longer text are capitals. */
function shouts(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= 12 && capitals > small * 1.5;
}
