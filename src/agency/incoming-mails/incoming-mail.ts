/** What everybody may know about a mail that came in, browsers included. */
import { callPath } from '#kit/path-of.ts';

/** A file that came with a mail, as it lies where uploads lie. */
export type IncomingFile = { id: string; name: string; storedName: string; bytes: number; sha256: string };

export const incomingChannels = ['email', 'whatsapp'] as const;
export type IncomingChannel = (typeof incomingChannels)[number];

/** `waiting`: somebody has to look at it. `handled`: somebody did, or nobody has to. */
export const incomingStates = ['waiting', 'handled'] as const;

/** More of a mail is left in the mailbox where it lies. `logoBytes`: of a picture in its text that may be a signature's. */
export const most = {
  characters: 20_000,
  files: 10,
  fileBytes: 6_000_000,
  logoBytes: 20_000,
  mailBytes: 20_000_000,
};

/** Where staff download it. */
export const incomingFilePath = (mailId: string, { id }: Pick<IncomingFile, 'id'>) =>
  callPath`/incoming-mails/${mailId}/files/${id}`;
