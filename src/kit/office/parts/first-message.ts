/** The first text in a form's error tree: the server names the entry and its field, the form shows one line. */
export function firstMessage(error: unknown): string | null {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return null;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' || key === 'type' ? null : firstMessage(inner);
    if (found) return found;
  }
  return null;
}
