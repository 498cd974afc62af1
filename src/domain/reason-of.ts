/** Why something failed, in one line for logs and staff: a failed query says so without the values it carried. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return withoutParams(error.cause instanceof Error ? error.cause.message : error.message);
}

/** Cuts the values that Drizzle adds to the message, and so to the stack, of a failed query: they may be personal. */
export const withoutParams = (text: string) => text.replace(/\nparams: [^]*?(?=\n {4}at |$)/g, '');
