import { ZodError } from 'zod';
import { complaintsOf } from '#kit/complaints.ts';
import { Invalid, type DomainError } from '#kit/errors.ts';
import type { Language } from '#kit/language/language.ts';
import { sayEach, sayMessage } from '#kit/language/message.ts';
import { voiceIn } from './voice.server.ts';

/** What a form that was posted to a page shows of a refusal: what is wrong with its fields, or what else stands in the way. */
export function refusalIn(
  language: Language,
  error: ZodError | DomainError,
): { errors: Record<string, string>; notice?: string } {
  const voice = voiceIn(language);
  if (error instanceof ZodError) return { errors: sayEach(voice, complaintsOf(error)) };
  if (error instanceof Invalid) return { errors: sayEach(voice, error.errors) };
  return { errors: {}, notice: sayMessage(voice, error.said) };
}
