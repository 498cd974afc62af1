import type { IncomingFile } from './incoming-mail.ts';
import { incomingMails } from './table.server.ts';

/** What of a mail stands on the timeline of whoever wrote it. */
export const shownMail = {
  id: incomingMails.id,
  channel: incomingMails.channel,
  at: incomingMails.at,
  fromAddress: incomingMails.fromAddress,
  fromName: incomingMails.fromName,
  subject: incomingMails.subject,
  text: incomingMails.text,
  quoted: incomingMails.quoted,
  files: incomingMails.files,
  filesLeft: incomingMails.filesLeft,
  automatic: incomingMails.automatic,
  helpRequestId: incomingMails.helpRequestId,
  handledBy: incomingMails.handledBy,
  handledAt: incomingMails.handledAt,
};

/** Its files, without where they lie. */
export const shownFiles = ({ files }: { files: IncomingFile[] | null }) =>
  (files ?? []).map(({ id, name, bytes }) => ({ id, name, bytes }));
