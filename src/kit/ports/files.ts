import { DomainError, OutOfSpace } from '#kit/errors.ts';

/** A file as it comes: how long it is, and its bytes. */
export type OpenedFile = { bytes: number; body: ReadableStream<Uint8Array<ArrayBuffer>> };

/**
 * Port to where uploaded files lie: on this machine's disk, or in a store that all machines share. Names are flat:
 * letters, digits, hyphens and dots. A name once written is never written with other content.
 * @throws FilesDown from each of them while a store does not answer
 */
export type Files = {
  /** The whole file or nothing. A Blob of a file on the disk is read as it leaves. @throws OutOfSpace */
  put(name: string, content: Uint8Array | Blob): Promise<void>;
  /** All of a file that is small by its nature, as a picture is. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A file of any size; never whole in memory. */
  open(name: string): Promise<OpenedFile | null>;
  /** Forgets files; those that are not there are no error. */
  remove(names: string[]): Promise<void>;
  /** All there are, in no order. */
  list(): AsyncIterable<{ name: string; bytes: number }>;
  /** Asks once whether it is there now. @returns what staff are told of it, in a few words */
  check(): Promise<string>;
};

/** The store did not answer, or not with anything of use: nothing that can be seen was changed. */
export class FilesDown extends DomainError {
  /** For the log; whoever asks is told `message`. */
  readonly reason: string;
  constructor(reason: string) {
    super(
      /*i18n*/ 'Files cannot be reached just now. Nothing you typed is lost; please try again in a moment.',
    );
    this.reason = reason;
    this.cause = new Error(reason);
  }
}

/** Whether it is the store's fault and not that of what it was given: it passes once there is an answer, or room. */
export const isOfStore = (error: unknown): error is FilesDown | OutOfSpace =>
  error instanceof FilesDown || error instanceof OutOfSpace;
