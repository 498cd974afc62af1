/** Port to other people's servers. */
export type WebhookPost = {
  /** Why this address is never called, or null. */
  refuse(url: string): string | null;
  /**
   * Rejects where nobody answers, and where the address turns out to lie in a network of our own.
   * @returns the status, and at most the first 2,000 bytes of what else was answered
   */
  post(input: {
    url: string;
    headers: Record<string, string>;
    body: string;
  }): Promise<{ status: number; said: string }>;
  /**
   * Posts and reads what is answered, within `patienceMs` and `mostBytes`. Follows no redirect. Rejects as `post` does.
   */
  ask(input: {
    url: string;
    headers: Record<string, string>;
    body: string;
    mostBytes: number;
    patienceMs: number;
  }): Promise<{ status: number; bytes: Uint8Array }>;
  /**
   * Reads what lies at an address, after at most three redirects or as many as `hops` says, each judged anew. Rejects as
   * `post` does, and where there is more than `mostBytes`.
   */
  get(input: {
    url: string;
    mostBytes: number;
    hops?: number;
  }): Promise<{ status: number; bytes: Uint8Array }>;
};
