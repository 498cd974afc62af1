export const helpStatuses = ['open', 'answered', 'closed'] as const;
export type HelpStatus = (typeof helpStatuses)[number];

export const maxCharacters = 500;

/**
 * A call for help as whoever made it sees it. `ours`: written by the staff. `files`: names of what came
 * with a mail. Moments are ISO texts.
 */
export type MyHelp = {
  id: string;
  at: string;
  status: HelpStatus;
  messages: { id: string; at: string; ours: boolean; text: string; files: string[] }[];
};
