import type { Ctx, JobPayloads } from '#kit/context.ts';
import { mailTest, sendLetters, type DrawLetter } from '../send-letters.ts';

const draw: DrawLetter = async (letter) => {
  const { letterToReaders } = await import('./letter-to-readers.tsx');
  return letterToReaders(letter);
};

/** Writes the letters whose time has come to the readers. */
export const sendLettersJob = (ctx: Ctx): Promise<void> => sendLetters(ctx, draw);

export const testLetterJob = (ctx: Ctx, payload: JobPayloads['test-letter']): Promise<void> =>
  mailTest(ctx, payload, draw);
