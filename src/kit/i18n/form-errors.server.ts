import { ZodError } from 'zod';
import { fieldErrorsOf } from '#kit/field-errors.ts';
import { Invalid, type DomainError } from '#kit/errors.ts';
import type { Language } from '#kit/language/language.ts';
import { translateMessages, translateMessage } from '#kit/language/message.ts';
import { translatorIn } from './translator.server.ts';

/** What a form that was posted to a page shows of a refusal: what is wrong with its fields, or what else stands in the way. */
export function formErrorsIn(
  language: Language,
  error: ZodError | DomainError,
): { errors: Record<string, string>; notice?: string } {
  const translator = translatorIn(language);
  if (error instanceof ZodError) return { errors: translateMessages(translator, fieldErrorsOf(error)) };
  if (error instanceof Invalid) return { errors: translateMessages(translator, error.errors) };
  return { errors: {}, notice: translateMessage(translator, error.descriptor) };
}
