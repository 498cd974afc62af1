export const helpStatuses = ['open', 'answered', 'closed'] as const;
export type HelpStatus = (typeof helpStatuses)[number];

export const maxCharacters = 500;
