/** A file that goes with a mail: as text, or as base64 where `encoding` says so. */
export type Attachment = { filename: string; contentType: string; content: string; encoding?: 'base64' };

/**
 * Port to the world's mail. Rejects with `permanent: true` where trying again cannot help, and
 * with what was said in `ofAddress` where that is because nobody can be reached at the address.
 */
export type Mail = {
  send(mail: {
    id: string;
    to: string;
    replyTo: string | null;
    subject: string;
    text: string;
    html: string | null;
    /** Where a mail program can unsubscribe its reader with one POST (RFC 8058). */
    unsubscribeUrl: string | null;
    attachments: Attachment[];
  }): Promise<void>;
  /** The address at which answers to a message of this id are read; not there where none are. */
  answersTo?: (id: string) => string;
};
