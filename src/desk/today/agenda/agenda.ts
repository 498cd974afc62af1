/** One thing of somebody's day. */
export type AgendaLine = {
  /** Its hour, where it has one: `11:30 am`. */
  at?: string;
  who: string;
  about: string;
  /** Ten digits, or empty. */
  phone: string;
  /** Its screen in the office. */
  path: string;
  /** Where it can be held by video. */
  video?: string | null;
};

/** A part of it: its heading, how one and several are counted, what stands in it, and where all of it stands. */
export type AgendaPart = {
  heading: string;
  counted: [one: string, several: string];
  lines: AgendaLine[];
  path: string;
};
