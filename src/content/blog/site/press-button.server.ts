import { data } from 'react-router';
import { ZodError } from 'zod';
import { NotFound } from '#kit/errors.ts';

/** What the button of a mail's page does. A link that is nobody's changes nothing, and its page says so. */
export async function pressButton(change: () => Promise<void>) {
  try {
    await change();
    return null;
  } catch (error) {
    if (error instanceof NotFound || error instanceof ZodError) return data(null, { status: 404 });
    throw error;
  }
}
