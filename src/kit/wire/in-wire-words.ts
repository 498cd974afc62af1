import { ZodError } from 'zod';
import { fieldErrorsOf } from '#kit/field-errors.ts';
import { Invalid } from '#kit/errors.ts';
import type { Message } from '#kit/language/message.ts';

type Errors = Record<string, Message>;

/** Runs something whose refusals name our fields, and names those of the wire instead: `toWire` says how. */
export async function inWireWords<T>(
  run: () => Promise<T> | T,
  toWire: (errors: Errors) => Errors,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Invalid) throw new Invalid(toWire(error.errors), error.message);
    if (error instanceof ZodError) throw new Invalid(toWire(fieldErrorsOf(error)));
    throw error;
  }
}
