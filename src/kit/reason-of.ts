/** Why something failed, in one line for logs and staff: a failed query says so without the values it carried. */
export function reasonOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const said = messageOf(cause) ?? messageOf(error);
  if (said !== null) return withoutParams(said);
  return typeof error === 'object' ? 'It came without a reason.' : String(error);
}

/** The queue throws copies of errors, which are none themselves; a connection that every address refused has no text. */
function messageOf(error: unknown): string | null {
  const { message, errors, code } = Object(error) as { message?: unknown; errors?: unknown; code?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  if (Array.isArray(errors) && errors.length > 0) return messageOf(errors[0]);
  return typeof code === 'string' ? code : null;
}

/** Cuts the values that Drizzle adds to the message, and so to the stack, of a failed query: they may be personal. */
export const withoutParams = (text: string) => text.replace(/\nparams: [^]*?(?=\n {4}at |$)/g, '');
