import { paragraphsOf, type PostBlocks } from './post-blocks.ts';

/** Words that people read in a minute. English as measured by IReST (2012); Hindi and Marathi as we set it. */
const perMinute = { latin: 228, devanagari: 180 };

/** How long reading a post takes, in whole minutes, at least one; each word at the pace of its script. */
export function readingMinutes(blocks: PostBlocks): number {
  const words = paragraphsOf(blocks).join(' ').split(/\s+/).filter(Boolean);
  const devanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length;
  const minutes = devanagari / perMinute.devanagari + (words.length - devanagari) / perMinute.latin;
  return Math.max(1, Math.round(minutes));
}
