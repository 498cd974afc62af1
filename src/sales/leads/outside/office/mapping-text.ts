import type { LeadFieldName } from '../outside-source.ts';

/** `business_name = company`, one a line: how staff write which field becomes what. */
export const mappingText = (mapping: Record<string, LeadFieldName>) =>
  Object.entries(mapping)
    .map(([theirs, ours]) => `${theirs} = ${ours}`)
    .join('\n');

/** What is no such line goes to the server as it is, which says what is wrong with it. */
export const mappingIn = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const at = line.lastIndexOf('=');
        return [line.slice(0, at === -1 ? undefined : at).trim(), at === -1 ? '' : line.slice(at + 1).trim()];
      }),
  ) as Record<string, LeadFieldName>;
