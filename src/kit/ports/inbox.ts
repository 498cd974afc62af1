/** How far a mailbox has been read. `uidValidity`: with another one, the numbers mean other mails. */
export type InboxMark = { uidValidity: string; lastUid: number };

/** A mail as it lies there; `cut`: it is so large that only its beginning was fetched. */
export type LyingMail = { raw: Uint8Array; cut: boolean };

/** Port to a mailbox that others write to. Nothing in it is ever changed: no mail is deleted, moved or marked. */
export type Inbox = {
  /** `user@host/folder`: what it is called where staff see it. */
  name: string;
  /**
   * Gives every mail that is there beyond the mark, and each as it comes, in their order; `mark` after each, and whenever
   * the mailbox was looked at. Without a mark it begins with what comes from now on; where its numbers mean others than
   * before, with the mails since `seenAt`. Ends with `signal`.
   * @throws where the line breaks, or the mailbox refuses
   */
  watch(input: {
    from: InboxMark | null;
    seenAt: Date | null;
    mail: (mail: LyingMail) => Promise<void>;
    mark: (mark: InboxMark) => Promise<void>;
    signal: AbortSignal;
  }): Promise<void>;
};
