import { z } from 'zod';
import { tdsRule, tdsRulesOn } from '../tds.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { message, type Message } from '#kit/language/message.ts';

const paise = z.number(/*i18n*/ 'Enter an amount').int().min(0, /*i18n*/ 'Enter an amount').default(0);

/** What a buyer kept back of what it pays, as fields of whatever is recorded. */
export const taxFields = {
  /** Income tax, and by which section the buyer says so. */
  tdsPaise: paise,
  tdsRuleId: z.string().max(40).default(''),
  /** What a government buyer kept back of GST. */
  gstTdsPaise: paise,
};
export type TaxKeptBack = { tdsPaise: Paise; tdsRuleId: string; gstTdsPaise: Paise };

export const nothingKeptBack: TaxKeptBack = { tdsPaise: 0, tdsRuleId: '', gstTdsPaise: 0 };

/** Of a record that may name some of it. */
export const taxIn = ({
  tdsPaise = 0,
  tdsRuleId = '',
  gstTdsPaise = 0,
}: Partial<TaxKeptBack>): TaxKeptBack => ({
  tdsPaise,
  tdsRuleId,
  gstTdsPaise,
});

export const keptBackIn = ({ tdsPaise, gstTdsPaise }: Omit<TaxKeptBack, 'tdsRuleId'>): Paise =>
  tdsPaise + gstTdsPaise;

/** Why no income tax can have been kept back by this section on that day; undefined where it can. */
export function sectionFault({ tdsPaise, tdsRuleId }: TaxKeptBack, day: string): Message | undefined {
  if (tdsPaise === 0) return undefined;
  if (!tdsRule(tdsRuleId)) return /*staff*/ 'Choose the section';
  return tdsRulesOn(day).some(({ id }) => id === tdsRuleId)
    ? undefined
    : /*staff*/ 'This section does not hold on that day';
}

export const dueText = (duePaise: Paise): Message =>
  message(/*staff*/ '{amount} is due', { amount: formatInr(duePaise) });
