import { ToWords as English } from 'to-words/en-IN';
import { ToWords as Hindi } from 'to-words/hi-IN';
import { ToWords as Marathi } from 'to-words/mr-IN';
import type { Language } from './language.ts';
import type { Paise } from './money.ts';

const options = { converterOptions: { currency: true } };
const words = {
  en: new English(options),
  hi: new Hindi(options),
  mr: new Marathi(options),
} satisfies Record<Language, unknown>;

/** `Twenty Four Thousand One Hundred Eight Rupees Only`, as quotations and invoices write a sum under their figures. */
export const amountInWords = (paise: Paise, language: Language = 'en'): string =>
  words[language].convert(paise / 100);
