import { ToWords as English } from 'to-words/en-IN';
import { ToWords as Hindi } from 'to-words/hi-IN';
import { ToWords as Marathi } from 'to-words/mr-IN';
import type { Language } from '#kit/language/language.ts';
import type { Paise } from './money.ts';

const options = { converterOptions: { currency: true } };
const words = {
  en: new English(options),
  hi: new Hindi(options),
  mr: new Marathi(options),
} satisfies Record<Language, unknown>;

/** What closes a sum, so that nothing can be written behind it. English brings its own. */
const close = { en: '', hi: ' मात्र', mr: ' फक्त' } satisfies Record<Language, string>;

/** `Twenty Four Thousand One Hundred Eight Rupees Only`, as quotations and invoices write a sum under their figures. */
export const amountInWords = (paise: Paise, language: Language = 'en'): string =>
  words[language].convert(paise / 100) + close[language];
