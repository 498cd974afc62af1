import { defineJob } from '#kit/define-job.ts';
import { letterSending, letterTest, mailTest, sendLetters } from '../send-letters.ts';
import type { DrawLetter } from '../write-letter.ts';

const draw: DrawLetter = async (letter) => {
  const { letterToSubscribers } = await import('./letter-to-subscribers.tsx');
  return letterToSubscribers(letter);
};

/** Writes the letters whose time has come to the readers; one at a time, so that a letter is not drawn for nothing. */
export const sendDueLetters = defineJob(letterSending, (ctx) => sendLetters(ctx, draw), { atOnce: 1 });

export const mailTestLetter = defineJob(letterTest, (ctx, test) => mailTest(ctx, test, draw));
