/** `drafts`: nothing is shown to readers before somebody looked at it. */
export const importWays = ['drafts', 'as they were'] as const;
export type ImportWay = (typeof importWays)[number];

/** What would become of a post: it comes, it came already, or it cannot come and why. */
export const importOutcomes = ['new', 'there', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
