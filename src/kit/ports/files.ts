/**
 * Port to where uploaded files lie. Names are flat: letters, digits, hyphens and dots. A name once written is never
 * written with other content.
 */
export type Files = {
  /** The whole file or nothing. @throws OutOfSpace */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Forgets files; those that are not there are no error. */
  remove(names: string[]): Promise<void>;
};
