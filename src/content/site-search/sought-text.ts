import { z } from 'zod';
import { mostLetters } from './site-search.ts';

/** What somebody looks for: one line of text, without what only machines write. Longer than `mostLetters` it is refused. */
export const SoughtText = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffd]+/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().max(mostLetters));
