/** Where a code goes in a registered text: {#var#}, or {#numeric#} as texts are registered since 2025. */
export const codeGap = /\{#\w+#\}/g;

/**
 * The last line of an SMS by which a phone knows for which site its code is, and fills it in there.
 * Source: WICG, Origin-bound one-time codes delivered via SMS
 */
const lastLine = /(?:^|\n)@(\S+) #\{#\w+#\}$/;

/** The site that a text's last line names; null without one. */
export const siteOfLine = (text: string): string | null => lastLine.exec(text.trim())?.[1] ?? null;

/** One gap, or a second one in such a last line: a code stands in both, and nothing else ever does. */
export function hasGaps(text: string): boolean {
  const gaps = text.match(codeGap)?.length;
  return gaps === 1 || (gaps === 2 && siteOfLine(text) !== null);
}

/** The text of an agency that has registered it as it is. */
export const ownCodeText = (brand: string) =>
  `{#var#} is your code to answer the quotation of ${brand}. It works for 10 minutes.`;

export const codeLineOf = (host: string) => `@${host} #{#var#}`;
