import { wordsIn } from '#content/site-search/search-words.ts';
import { latinDigits } from '#kit/india/digits.ts';
import type { Language } from '#kit/language/language.ts';
import type { Passage } from './question.ts';

const amount =
  /(?:₹|\bRs\.?|\bINR)\s*[\p{Nd}][\p{Nd},.]*|[\p{Nd}][\p{Nd},.]*\s*(?:\/-|(?:rupees?|रुपये|रुपए|रुपयांत|रु\.?)(?!\p{L}))/giu;

/** The same text with its amounts left out: a model is shown none. */
export const withoutAmounts = (text: string) => text.replaceAll(amount, '[price]');

const longest = 900;
/** Marks, links in any spelling, addresses, and what asks to be shown as more than text. */
const forbidden =
  /[<>[\]{}`|\\]|:\/\/|\bwww\.|@|\b\p{L}[\p{L}\p{N}-]*\.(?:com|in|org|net|io|co|info|xyz|me|app|dev|ru|cn|top|site|online|shop|biz|ly|link)\b|[\u0000-\u0008\u200e\u200f\u202a-\u202e\u2066-\u2069]|\*\*|^\s*[#*-]\s/imu;
/** Whoever speaks of money names a price, in digits or in words. */
const money = /₹|\bRs\b|\bINR\b|rupee|paise|\blakh|crore|रुप|रु\.|पैसे|लाख|करोड|कोटी/iu;
const digits = /\p{Nd}+/gu;
/** Numbers as words, from two on: one is said of anything. */
const spelled = new Set(
  wordsIn(
    `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen
    दो तीन चार पाँच छह छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस पच्चीस तीस चालीस पचास साठ
    सत्तर अस्सी नब्बे सौ हज़ार दर्जन
    दोन पाच सहा नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस पंचवीस पन्नास ऐंशी नव्वद शंभर शे`,
  ).map(({ word }) => word),
);

/** Whether a model's words may be shown: plain, short, in the visitor's language, without a price or a number that is not in what we say. */
export function isUsable(
  text: string,
  { passages, language }: { passages: Passage[]; language: Language },
): boolean {
  if (text === '' || text.length > longest || forbidden.test(text) || money.test(text)) return false;
  if (/\p{Script=Devanagari}/u.test(text) !== (language !== 'en')) return false;
  const said = withoutAmounts(passages.map(({ title, text }) => `${title} ${text}`).join(' '));
  const ours = new Set(numbersIn(said));
  return numbersIn(text).every((number) => ours.has(number));
}

const numbersIn = (text: string): string[] => [
  ...[...text.matchAll(digits)].map(([number]) => latinDigits(number)),
  ...wordsIn(text).flatMap(({ word }) => (spelled.has(word) ? word : [])),
];
