import { ToWords } from 'to-words/en-IN';
import type { Paise } from './money.ts';

const words = new ToWords({ converterOptions: { currency: true } });

/** `Twenty Four Thousand One Hundred Eight Rupees Only`, as quotations and invoices write a sum under their figures. */
export const amountInWords = (paise: Paise): string => words.convert(paise / 100);
